/// What a person set on the phone besides language and region.
///
/// A locale's identifier carries it, as Unicode's locale data format writes it
/// (`en_US@fw=mon;hours=h23`, UTS #35): `Locale`, `Calendar` and every formatter made from it obey.
package struct PhoneSettings: Hashable, Sendable {
  /// Settings › General › Date & Time › 24-Hour Time.
  package enum Hours: String, CaseIterable, Sendable {
    /// From 1 to 12, with am and pm.
    case twelve = "12"
    /// From 0 to 23.
    case twentyFour = "24"

    fileprivate var keyword: String { self == .twelve ? "h12" : "h23" }
  }

  /// Settings › General › Language & Region › First Day of Week.
  package enum Weekday: String, CaseIterable, Sendable {
    /// The days by name.
    case sunday, monday, tuesday, wednesday, thursday, friday, saturday

    fileprivate var keyword: String { String(rawValue.prefix(3)) }
  }

  /// Nil leaves it to the region.
  package var hours: Hours?
  /// Nil leaves it to the region.
  package var firstWeekday: Weekday?

  /// Settings, of which each is left to the region that is not named.
  package init(hours: Hours? = nil, firstWeekday: Weekday? = nil) {
    self.hours = hours
    self.firstWeekday = firstWeekday
  }

  /// The identifier of a locale with these settings in it.
  ///
  /// - Parameter identifier: Such as `ko_KR`; keywords of its own stay where no setting takes their place.
  package func identifier(of identifier: String) -> String {
    let parts = identifier.split(separator: "@", maxSplits: 1)
    var keywords: [String: String] = [:]
    for pair in (parts.count > 1 ? parts[1] : "").split(separator: ";") {
      let sides = pair.split(separator: "=", maxSplits: 1).map(String.init)
      if sides.count == 2 { keywords[sides[0]] = sides[1] }
    }
    if let hours { keywords["hours"] = hours.keyword }
    if let firstWeekday { keywords["fw"] = firstWeekday.keyword }
    guard let name = parts.first, !keywords.isEmpty else { return identifier }
    return "\(name)@"
      + keywords.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ";")
  }
}

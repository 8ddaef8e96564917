/// The user's phone settings other than language and region.
///
/// These settings are part of the locale's identifier in Unicode's format (`en_US@fw=mon;hours=h23`, UTS
/// #35). `Locale`, `Calendar` and every formatter made from it follow them.
package struct PhoneSettings: Hashable, Sendable {
  /// Settings › General › Date & Time › 24-Hour Time.
  package enum Hours: String, CaseIterable, Sendable {
    /// Hours from 1 to 12, with am and pm.
    case twelve = "12"
    /// Hours from 0 to 23.
    case twentyFour = "24"

    fileprivate var keyword: String { self == .twelve ? "h12" : "h23" }
  }

  /// Settings › General › Language & Region › First Day of Week.
  package enum Weekday: String, CaseIterable, Sendable {
    /// The days of the week.
    case sunday, monday, tuesday, wednesday, thursday, friday, saturday

    fileprivate var keyword: String { String(rawValue.prefix(3)) }
  }

  /// The hour format; nil for the region's format.
  package var hours: Hours?
  /// The first day of the week; nil for the region's first day.
  package var firstWeekday: Weekday?

  /// Creates settings; nil values follow the region.
  package init(hours: Hours? = nil, firstWeekday: Weekday? = nil) {
    self.hours = hours
    self.firstWeekday = firstWeekday
  }

  /// Returns a locale identifier with these settings.
  ///
  /// - Parameter identifier: An identifier such as `ko_KR`; its other keywords remain.
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

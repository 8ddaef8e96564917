import AppleFoundation

/// Parses a typed date or time: `2026-03-01`, `2026-03-01 09:30`, `09:30`, or ISO 8601 with a time zone.
///
/// The default time zone is the phone's, and the default date of a time is today.
struct TypedDate {
  let components: DateComponents
  let date: Date

  init?(_ text: String) {
    let text = text.trimmingSpaces
    if let date = try? Date(text, strategy: .iso8601) {
      self.date = date
      components = Calendar.current.dateComponents(
        [.year, .month, .day, .hour, .minute, .second], from: date)
      return
    }
    var parts = DateComponents()
    if let match = text.wholeMatch(
      of: /(\d{4})[-.\/](\d{1,2})[-.\/](\d{1,2})(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?/)
    {
      (parts.year, parts.month, parts.day) = (Int(match.1), Int(match.2), Int(match.3))
      parts.hour = match.4.flatMap { Int($0) }
      parts.minute = match.5.flatMap { Int($0) }
      parts.second = match.6.flatMap { Int($0) }
    } else if let match = text.wholeMatch(of: /(\d{1,2}):(\d{2})(?::(\d{2}))?/) {
      (parts.hour, parts.minute) = (Int(match.1), Int(match.2))
      parts.second = match.3.flatMap { Int($0) }
    } else {
      return nil
    }
    let calendar = Calendar.current
    var whole = parts
    if whole.year == nil {
      let today = calendar.dateComponents([.year, .month, .day], from: Date())
      (whole.year, whole.month, whole.day) = (today.year, today.month, today.day)
    }
    // Rejects dates such as February 30, which a calendar would turn into a day in March.
    guard let date = calendar.date(from: whole),
      Self.isSame(
        calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date), whole)
    else { return nil }
    self.date = date
    components = parts
  }

  private static func isSame(_ found: DateComponents, _ wanted: DateComponents) -> Bool {
    found.year == wanted.year && found.month == wanted.month && found.day == wanted.day
      && found.hour == wanted.hour ?? 0 && found.minute == wanted.minute ?? 0
  }

  /// Returns the text of date components in a form that can be parsed again.
  static func text(of components: DateComponents) -> String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    var words: [String] = []
    if let year = components.year {
      words.append(
        "\(digits(year, 4))-\(digits(components.month ?? 1, 2))-\(digits(components.day ?? 1, 2))")
    }
    if let hour = components.hour {
      words.append("\(digits(hour, 2)):\(digits(components.minute ?? 0, 2))")
    }
    return words.joined(separator: " ")
  }
}

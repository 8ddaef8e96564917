import Foundation

extension HandedInMoment.Time {
  /// The length of the longest text that may be a date.
  private static let longestText = 100

  /// Parses a time from a platform's list: `2026-11-21 22:10:11.000000000 Z`, with or without another offset,
  /// or a date in words.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longestText else { return nil }
    let form = /(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.\d{1,12})? ?(Z|UTC|[+\-]\d\d:?\d\d)/
    if let match = text.wholeMatch(of: form) {
      let zone = match.3 == "UTC" ? "Z" : match.3
      let separator: Date.ISO8601FormatStyle.TimeZoneSeparator =
        zone == "Z" || zone.contains(":") ? .colon : .omitted
      let style = Date.ISO8601FormatStyle.iso8601.year().month().day()
        .time(includingFractionalSeconds: false).timeZone(separator: separator)
      if let date = try? Date("\(match.1)T\(match.2)\(zone)", strategy: style) {
        self = .exact(date.timeIntervalSince1970)
        return
      }
    }
    guard let moment = NamedMoment(in: text) else { return nil }
    self = .local(moment)
  }
}

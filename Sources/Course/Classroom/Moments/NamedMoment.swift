import Foundation

/// A submission time in the name of a file or folder.
///
/// It determines the order of attempts, because modification times are often the times of unpacking.
struct NamedMoment: Codable, Comparable, Hashable, Sendable {
  /// The year, month, day, hour, minute and second; 0 for parts missing from the name.
  private var parts: [Int]

  /// Parses the last time in a name; nil if there's none.
  init?(in name: String) {
    // A year needs four digits, and a date needs more. This check skips slow patterns for most names.
    let digits = name.utf8.count { (0x30...0x39).contains($0) }
    guard digits > 4,
      let parts = (name.utf8.contains(0x20) ? Self.inWords(name) : nil)
        ?? (digits > 7 ? Self.inNumbers(name) : nil) ?? (digits > 5 ? Self.inKorean(name) : nil),
      (1970...2200).contains(parts[0]), (1...12).contains(parts[1]), (1...31).contains(parts[2]),
      parts[3] < 24, parts[4] < 60, parts[5] < 61
    else { return nil }
    self.parts = parts
  }

  func date(in zone: TimeZone) -> Date? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar.date(
      from: DateComponents(
        year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4],
        second: parts[5]))
  }

  static func < (left: NamedMoment, right: NamedMoment) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }

  /// Parses `2026-11-09-10-00-00`, `2026-11-09 10.00`, `20261109_100000`, `2026-11-09`.
  ///
  /// Eight digits alone are a student number.
  private static func inNumbers(_ name: String) -> [Int]? {
    let form =
      /(?:^|\D)(\d{4})([-._]?)(\d{2})\2(\d{2})(?:[-_ T.]+(\d{2})[-:._]?(\d{2})(?:[-:._]?(\d{2}))?)?(?:\D|$)/
    return name.matches(of: form).last { !$0.2.isEmpty || $0.5 != nil }.map { match in
      [
        number(match.1), number(match.3), number(match.4), number(match.5 ?? ""),
        number(match.6 ?? ""), number(match.7 ?? ""),
      ]
    }
  }

  /// Parses `Nov 9, 2026 905 AM`, `9 November 2026 21:05` and `9 novembre 2026 9 h 05`, as Brightspace writes them,
  /// with or without a colon.
  private static func inWords(_ name: String) -> [Int]? {
    let american =
      /(\p{L}{3,12})\.? (\d{1,2}),? (\d{4})(?:,? (?:at )?(\d{1,2})[:.\-]?(\d{2})(?:[:.\-]?(\d{2}))?(?: ?([apAP])\.?[mM])?)?/
    for match in name.matches(of: american).reversed() {
      guard let month = MonthName.number(of: match.1) else { continue }
      return [number(match.3), month, number(match.2)]
        + clock(match.4, match.5, match.6, half: match.7)
    }
    let european =
      /(\d{1,2})(?:\.|er|º|ª)? (?:de |of )?(\p{L}{3,12})\.?,? (?:de )?(\d{4})(?:,? (?:\p{L}{1,3} )?(\d{1,2})(?: ?h ?|[:.\-])?(\d{2})(?:[:.\-]?(\d{2}))?(?: ?([apAP])\.?[mM])?)?/
    for match in name.matches(of: european).reversed() {
      guard let month = MonthName.number(of: match.2) else { continue }
      return [number(match.3), month, number(match.1)]
        + clock(match.4, match.5, match.6, half: match.7)
    }
    return nil
  }

  /// Parses `2026년 11월 9일 오후 9시 5분`.
  private static func inKorean(_ name: String) -> [Int]? {
    let form =
      /(\d{4})[년.\-] ?(\d{1,2})[월.\-] ?(\d{1,2})일?\.?(?: ?(오전|오후)? ?(\d{1,2})[:시] ?(\d{1,2})?분?| ?(오전|오후) ?(\d{1,2})(\d{2}))?/
    // The Mac's file system stores decomposed syllables.
    return name.precomposedStringWithCanonicalMapping.matches(of: form).last.map { match in
      let half: Substring? = (match.4 ?? match.7).map { $0 == "오후" ? "p" : "a" }
      return [number(match.1), number(match.2), number(match.3)]
        + clock(match.5 ?? match.8, match.6 ?? match.9, nil, half: half)
    }
  }

  private static func clock(
    _ hour: Substring?, _ minute: Substring?, _ second: Substring?, half: Substring?
  ) -> [Int] {
    var hours = number(hour ?? "")
    // On a 12-hour clock, 12 counts as 0.
    if let half {
      hours = hours % 12 + (half.lowercased() == "p" ? 12 : 0)
    }
    return [hours, number(minute ?? ""), number(second ?? "")]
  }

  private static func number(_ text: Substring) -> Int { Int(text) ?? 0 }
}

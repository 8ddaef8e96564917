import Foundation

/// When something was handed in, as its name says: by this attempts are put in order, since the times of
/// files are those of unpacking as often as not.
struct NamedMoment: Codable, Comparable, Hashable, Sendable {
  /// Year, month, day, hour, minute, second; those that the name does not say are 0.
  private var parts: [Int]

  /// The last moment that a name says; nil where it says none.
  init?(in name: String) {
    // No year without four digits, and no day without more: most names have none, and the forms take their time.
    let digits = name.utf8.count { (0x30...0x39).contains($0) }
    guard digits > 4,
      let parts = (name.utf8.contains(0x20) ? Self.inWords(name) : nil)
        ?? (digits > 7 ? Self.inNumbers(name) : nil) ?? (digits > 5 ? Self.inKorean(name) : nil),
      (1970...2200).contains(parts[0]), (1...12).contains(parts[1]), (1...31).contains(parts[2]),
      parts[3] < 24, parts[4] < 60, parts[5] < 61
    else { return nil }
    self.parts = parts
  }

  /// The moment by a calendar and the clock of a place.
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

  /// `2026-11-09-10-00-00`, `2026-11-09 10.00`, `20261109_100000`, `2026-11-09`; eight digits alone are a student's
  /// number.
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

  /// `Nov 9, 2026 905 AM`, `9 November 2026 21:05` and `9 novembre 2026 9 h 05`, as Brightspace writes them, with
  /// or without a colon.
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

  /// `2026년 11월 9일 오후 9시 5분`.
  private static func inKorean(_ name: String) -> [Int]? {
    let form =
      /(\d{4})[년.\-] ?(\d{1,2})[월.\-] ?(\d{1,2})일?\.?(?: ?(오전|오후)? ?(\d{1,2})[:시] ?(\d{1,2})?분?| ?(오전|오후) ?(\d{1,2})(\d{2}))?/
    // Mac's file system keeps syllables in parts.
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
    // Twelve comes before one on such a clock.
    if let half {
      hours = hours % 12 + (half.lowercased() == "p" ? 12 : 0)
    }
    return [hours, number(minute ?? ""), number(second ?? "")]
  }

  private static func number(_ text: Substring) -> Int { Int(text) ?? 0 }
}

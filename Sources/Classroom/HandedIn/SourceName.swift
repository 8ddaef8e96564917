import Foundation

/// The name of a Swift file, taken apart: `Forecast copy.SWIFT` is a copy of `Forecast`.
struct SourceName: Equatable, Sendable {
  /// Without its ending.
  var stem: String
  /// Without what a system or a person added to tell versions apart.
  var subject: String
  /// The number that was added, such as 2 of `Forecast-2` and `Forecast (2)`.
  var number: Int?
  /// Whether it says that it is a copy.
  var isMarked: Bool

  /// Whether it is a page of what was typed into a platform's editor.
  var isTextEntry = false

  /// Endings are read in any case, and so is the `.txt` that some systems put behind them.
  init?(_ name: String) {
    if TextEntry.isName(name) {
      (stem, subject, number, isMarked) = (TextEntry.stem, TextEntry.stem, nil, false)
      isTextEntry = true
      return
    }
    let lower = name.lowercased()
    guard let ending = [".swift", ".swift.txt"].first(where: lower.hasSuffix) else { return nil }
    stem = String(name.dropLast(ending.count))
    guard !stem.isEmpty else { return nil }
    subject = stem
    number = nil
    isMarked = false
    while let mark = Self.mark(at: subject) {
      isMarked = true
      number = number ?? mark.number
      subject = mark.rest
    }
  }

  /// The name to compile it by.
  var fileName: String { stem + ".swift" }

  private static func mark(at text: String) -> (rest: String, number: Int?)? {
    // Whatever is added stands behind or before one of these.
    guard text.utf8.contains(where: { [0x20, 0x28, 0x2D, 0x5F].contains($0) }) else { return nil }
    let counted = /(.+?)(?:[-_ ]+|[-_ ]*\()(\d{1,3})\)?/
    let worded = /(?i)(.+?)[-_ (]+(?:copy|kopie|copie|사본|복사본|final|최종|old|new|draft|v(\d{1,3}))\)?/
    let prefixed = /(?i)(?:copy of|final|old|new|my|사본)[-_ ]+(.+)/
    if let match = text.wholeMatch(of: counted) {
      return (String(match.1), Int(match.2))
    }
    if let match = text.wholeMatch(of: worded) {
      return (String(match.1), match.2.flatMap { Int($0) })
    }
    return text.wholeMatch(of: prefixed).map { (String($0.1), nil) }
  }
}

import Foundation

/// The name of a Swift file, taken apart: `Forecast copy.SWIFT` is a copy of `Forecast`.
package struct SourceName: Equatable, Sendable {
  /// Without its ending.
  var stem: String
  /// Without what a system or a person added to tell versions apart.
  package var subject: String
  /// The number that was added, such as 2 of `Forecast-2` and `Forecast (2)`.
  package var number: Int?
  /// Whether it says that it is a copy.
  package var isMarked: Bool

  /// Whether it is a page of what was typed into a platform's editor.
  var isTextEntry = false

  /// Endings are read in any case, and so is the `.txt` that some systems put behind them.
  package init?(_ name: String) {
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

  private static let separators: Set<Character> = ["-", "_", " "]
  private static let wordsBehind: Set<String> = [
    "copy", "kopie", "copie", "사본", "복사본", "final", "최종", "old", "new", "draft",
  ]
  private static let wordsBefore = ["copy of", "final", "old", "new", "my", "사본"]

  /// The addition of a system or a person, at the end of a name or as its first word.
  ///
  /// Looks at both ends only, so that a name takes time in proportion to its length.
  private static func mark(at text: String) -> (rest: String, number: Int?)? {
    if let match = markBehind(text) { return match }
    let lower = text.lowercased()
    for word in wordsBefore where lower.hasPrefix(word) {
      let behind = text.dropFirst(word.count)
      let rest = behind.drop(while: separators.contains)
      if rest.count < behind.count, !rest.isEmpty { return (String(rest), nil) }
    }
    return nil
  }

  /// A number or a word behind a separator or in parentheses: `-2`, ` (2)`, ` copy`, `_v3`.
  private static func markBehind(_ text: String) -> (rest: String, number: Int?)? {
    let open = text.hasSuffix(")") ? text.dropLast() : text[...]
    guard let place = open.lastIndex(where: { separators.contains($0) || $0 == "(" }) else {
      return nil
    }
    let word = open[open.index(after: place)...].lowercased()
    func number(_ digits: Substring) -> Int? {
      (1...3).contains(digits.count) && digits.allSatisfy { $0.isASCII && $0.isNumber }
        ? Int(digits) : nil
    }
    let counted = number(word[...])
    let version = word.hasPrefix("v") ? number(word.dropFirst()) : nil
    guard counted != nil || version != nil || wordsBehind.contains(word) else { return nil }
    // All separators belong to the mark; before a number, a parenthesis comes last if there is one.
    var rest = open[...place]
    if counted != nil {
      if rest.last == "(" { rest = rest.dropLast() }
      while let last = rest.last, separators.contains(last) { rest = rest.dropLast() }
    } else {
      while let last = rest.last, separators.contains(last) || last == "(" {
        rest = rest.dropLast()
      }
    }
    // A name of nothing but separators keeps its first.
    if rest.isEmpty { rest = open.prefix(1) }
    guard rest.endIndex <= place else { return nil }
    return (String(rest), counted ?? version)
  }
}

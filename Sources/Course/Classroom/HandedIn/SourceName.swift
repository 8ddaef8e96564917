import Foundation

/// A parsed Swift file name.
///
/// For example, `Forecast copy.SWIFT` is a copy of `Forecast`.
package struct SourceName: Equatable, Sendable {
  var stem: String
  /// The name without a version suffix such as `-2` or ` copy`.
  package var subject: String
  package var number: Int?
  /// Whether the name marks the file as a copy.
  package var isMarked: Bool

  /// Whether the file holds text from a platform's editor.
  var isTextEntry = false

  /// Accepts the extension in any case, and the `.txt` that some systems append.
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

  /// The file's name for the compiler.
  var fileName: String { stem + ".swift" }

  private static let separators: Set<Character> = ["-", "_", " "]
  private static let wordsBehind: Set<String> = [
    "copy", "kopie", "copie", "사본", "복사본", "final", "최종", "old", "new", "draft",
  ]
  private static let wordsBefore = ["copy of", "final", "old", "new", "my", "사본"]

  /// Finds a version suffix or a first word such as `final`.
  ///
  /// Examines only both ends, so the time grows linearly with the name's length.
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

  /// Finds a number or word after a separator or in parentheses: `-2`, ` (2)`, ` copy`, `_v3`.
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
    // All separators belong to the mark. Before a number, an opening parenthesis may follow them.
    var rest = open[...place]
    if counted != nil {
      if rest.last == "(" { rest = rest.dropLast() }
      while let last = rest.last, separators.contains(last) { rest = rest.dropLast() }
    } else {
      while let last = rest.last, separators.contains(last) || last == "(" {
        rest = rest.dropLast()
      }
    }
    // A name of only separators keeps the first one.
    if rest.isEmpty { rest = open.prefix(1) }
    guard rest.endIndex <= place else { return nil }
    return (String(rest), counted ?? version)
  }
}

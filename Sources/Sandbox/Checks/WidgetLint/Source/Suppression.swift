import Foundation
package import SwiftSource

/// A comment that turns a rule off: `// rings:lint:disable W10 because the photo is dark`.
///
/// It holds for its file, and for findings about the widget as a whole; with `disable:next` it holds
/// for the next line of the file only.
package struct Suppression: Hashable, Sendable {
  package var rules: [String]
  /// Why; nil where none was given, and then the comment is itself a finding.
  package var reason: String?
  package var place: LintPlace
  /// True for `disable:next`.
  package var isForNextLine: Bool

  private static let mark = "rings:lint:disable"
  private static let reasonWords = ["because", "이유:"]

  /// Every such comment of a file.
  package static func all(in file: SwiftFile) -> [Suppression] {
    file.comments.compactMap { Suppression($0, in: file.name) }
  }

  private init?(_ comment: CodeToken, in file: String) {
    guard let start = comment.text.range(of: Self.mark) else { return nil }
    var text = comment.text[start.upperBound...]
    isForNextLine = text.hasPrefix(":next")
    if isForNextLine { text = text.dropFirst(":next".count) }
    if text.hasSuffix("*/") { text = text.dropLast(2) }
    var reason: String?
    for word in Self.reasonWords {
      guard let found = text.range(of: word) else { continue }
      let given = text[found.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines)
      reason = given.isEmpty ? nil : given
      text = text[..<found.lowerBound]
      break
    }
    self.reason = reason
    rules = text.split { $0.isWhitespace || $0 == "," || $0 == ":" }.map { $0.uppercased() }
    place = LintPlace(file: file, line: comment.line)
  }

  /// True where the comment speaks of a finding.
  func covers(_ finding: LintFinding) -> Bool {
    guard rules.contains(finding.rule) else { return false }
    guard let found = finding.place, found.isExact else { return !isForNextLine }
    guard found.file == place.file else { return false }
    return !isForNextLine || found.line == place.line + 1
  }
}

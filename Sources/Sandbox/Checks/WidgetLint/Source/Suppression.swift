import Foundation
package import SwiftSource

/// A comment that disables a rule: `// rings:lint:disable W10 because the photo is dark`.
///
/// The comment applies to its whole file and to findings about the whole widget. With `disable:next`, it
/// applies only to the next line.
package struct Suppression: Hashable, Sendable {
  package var rules: [String]
  /// The reason, or `nil` if there's none; a missing reason is itself a finding.
  package var reason: String?
  package var place: LintPlace
  /// Whether the comment is a `disable:next`.
  package var isForNextLine: Bool

  private static let mark = "rings:lint:disable"
  private static let reasonWords = ["because", "이유:"]

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

  /// Returns whether the comment applies to a finding.
  func covers(_ finding: LintFinding) -> Bool {
    guard rules.contains(finding.rule) else { return false }
    guard let found = finding.place, found.isExact else { return !isForNextLine }
    guard found.file == place.file else { return false }
    return !isForNextLine || found.line == place.line + 1
  }
}

/// A mutation that leaves a solution correct.
///
/// No check should catch it.
///
/// It's identified by file and change, not by line, so it still applies when the solution grows. A `*`
/// matches any text, such as `.font(*` in a lesson that leaves the fonts open.
package struct EquivalentMutant: Codable, Hashable, Sendable {
  /// The solution's file name, such as `SmallView.swift`.
  package var file: String
  /// The change as pack validation reports it: `drop .fixedSize()`, `.leading → .trailing`.
  package var change: String
  /// The author's reason for considering the changed solution correct.
  package var reason: String
  /// The line in `exercise.yml`, counting from 1.
  package var line: Int?

  package init(file: String, change: String, reason: String, line: Int? = nil) {
    self.file = file
    self.change = change
    self.reason = reason
    self.line = line
  }
}

extension EquivalentMutant {
  /// Whether the pattern covers a change of a file.
  package func covers(file: String, change: String) -> Bool {
    Self.fits(file, self.file) && Self.fits(change, self.change)
  }

  /// Whether text matches a pattern in which `*` matches any text.
  private static func fits(_ text: String, _ pattern: String) -> Bool {
    let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else {
      return text == pattern
    }
    guard text.hasPrefix(first) else { return false }
    var rest = text.dropFirst(first.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let found = rest.firstRange(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}

/// A change of a solution after which it is as right as before: nothing that a check should catch.
///
/// It is named by its file and the change itself, never by a line, so that it stays found when the
/// solution grows. A `*` stands for anything: `.font(*` where a lesson leaves the fonts open.
package struct EquivalentMutant: Codable, Hashable, Sendable {
  /// The solution's file: `SmallView.swift`.
  package var file: String
  /// As the gate names the change: `drop .fixedSize()`, `.leading → .trailing`.
  package var change: String
  /// Why the answer is as right as before, for other authors.
  package var reason: String
  /// Where `exercise.yml` says so, from 1.
  package var line: Int?

  package init(file: String, change: String, reason: String, line: Int? = nil) {
    self.file = file
    self.change = change
    self.reason = reason
    self.line = line
  }
}

extension EquivalentMutant {
  /// Whether it speaks of a change of a file.
  package func covers(file: String, change: String) -> Bool {
    Self.fits(file, self.file) && Self.fits(change, self.change)
  }

  /// Whether a text is a pattern in which `*` stands for anything.
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

/// A change of a solution after which it is as right as before: nothing that a check should catch.
///
/// It is named by its file and the change itself, never by a line, so that it stays found when the
/// solution grows.
package struct EquivalentMutant: Hashable, Sendable {
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

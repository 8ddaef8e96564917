/// A right answer with one small mistake put in.
package struct Mutant: Codable, Hashable, Sendable {
  package var file: String
  /// From 1.
  package var line: Int
  /// What was changed, such as `removed .font(.title)`.
  package var change: String
  /// The whole file with the mistake in it.
  package var text: String

  package init(file: String, line: Int, change: String, text: String) {
    self.file = file
    self.line = line
    self.change = change
    self.text = text
  }
}

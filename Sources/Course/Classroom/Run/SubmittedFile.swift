/// A learner's source file, as it was judged.
package struct SubmittedFile: Codable, Equatable, Sendable {
  /// The file name in the verdict's messages.
  package var name: String
  package var text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

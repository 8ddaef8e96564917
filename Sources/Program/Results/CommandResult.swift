package import Sentences

/// The result of a command: text blocks to read, and an object to encode as JSON.
///
/// `ResultWriter` writes both. A result doesn't depend on the terminal's kind, width or colors.
package protocol CommandResult {
  /// Returns the result as text.
  ///
  /// - Parameter inWords: True to describe pictures in sentences.
  func blocks(inWords: Bool) -> [ResultBlock]

  associatedtype Document: Encodable

  /// Returns the result as a JSON object; its schema is in `Schemas`.
  func document(in language: Language) -> Document
}

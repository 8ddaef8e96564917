package import Sentences

/// A result of a command: blocks of text, and an object for programs.
///
/// `ResultWriter` writes both. A result knows no terminal, width or color.
package protocol CommandResult {
  /// The result as text.
  ///
  /// - Parameter inWords: True where pictures are told in sentences.
  func blocks(inWords: Bool) -> [ResultBlock]

  associatedtype Document: Encodable

  /// The result for programs; `Schemas` has its shape.
  func document(in language: Language) -> Document
}

/// A passage that two submissions share.
package struct SimilarPassage: Codable, Equatable, Sendable {
  package struct Place: Codable, Equatable, Sendable {
    package var file: String
    /// The first line, counting from 1.
    package var firstLine: Int
    package var lastLine: Int

    func contains(_ other: Place) -> Bool {
      file == other.file && firstLine <= other.firstLine && other.lastLine <= lastLine
    }
  }

  package var left: Place
  package var right: Place
  package var tokens: Int

  func contains(_ other: SimilarPassage) -> Bool {
    left.contains(other.left) && right.contains(other.right)
  }
}

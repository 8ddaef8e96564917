/// A passage that two submissions share.
package struct SimilarPassage: Codable, Equatable, Sendable {
  package struct Place: Codable, Equatable, Sendable {
    package var file: String
    /// The first line, counting from 1.
    package var firstLine: Int
    package var lastLine: Int
  }

  package var left: Place
  package var right: Place
  package var tokens: Int
}

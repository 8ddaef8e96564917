/// What two submissions have alike: lines of one and of the other.
package struct SimilarPassage: Codable, Equatable, Sendable {
  /// Where it stands in one of the two.
  package struct Place: Codable, Equatable, Sendable {
    package var file: String
    /// From 1.
    package var firstLine: Int
    package var lastLine: Int
  }

  package var left: Place
  package var right: Place
  package var tokens: Int
}

/// Two similar submissions with their degree of similarity.
package struct SimilarPair: Codable, Equatable, Sendable {
  package var left: String
  package var right: String
  /// The shared part of both submissions' own code, from 0 to 1, whatever the order of statements.
  ///
  /// Code that many submissions share counts less.
  package var similarity: Double
  /// The shared part of each submission's own code.
  package var leftShare: Double
  package var rightShare: Double
  /// The length of the longest passage, in tokens.
  package var longest: Int
  package var tokens: Int
  /// Whether a submission has so little code that the similarity means little.
  package var isShort: Bool
  /// The passages, longest first.
  package var passages: [SimilarPassage]
}

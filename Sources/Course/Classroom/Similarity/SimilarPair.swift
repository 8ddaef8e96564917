/// Two submissions that have something alike, and how much of each that is.
package struct SimilarPair: Codable, Equatable, Sendable {
  package var left: String
  package var right: String
  /// Of both together, of all that is the learners' own: from 0 to 1.
  package var similarity: Double
  /// Of each alone.
  package var leftShare: Double
  package var rightShare: Double
  /// In tokens.
  package var longest: Int
  package var tokens: Int
  /// Whether one of them has so little of its own that being alike says little.
  package var isShort: Bool
  /// The longest first.
  package var passages: [SimilarPassage]
}

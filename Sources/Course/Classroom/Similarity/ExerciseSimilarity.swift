/// What learners' answers to one exercise have alike, apart from what was handed out and what most of them have.
package struct ExerciseSimilarity: Codable, Sendable {
  package var exercise: String
  package var submissions: Int
  /// The most similar first.
  package var pairs: [SimilarPair]
  /// How many pairs are in each tenth of similarity, from 0 on.
  package var distribution: [Int]
  /// Pairs of few signs that were not looked at further.
  package var leftOut: Int
}

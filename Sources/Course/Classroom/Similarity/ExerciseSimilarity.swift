/// The similarities among the submissions to one exercise, apart from the starter and common code.
package struct ExerciseSimilarity: Codable, Sendable {
  package var exercise: String
  package var submissions: Int
  /// The pairs, most similar first.
  package var pairs: [SimilarPair]
  /// The clusters of unusually similar submissions, most similar first.
  package var clusters: [SimilarCluster]
  /// The similarity from which a pair belongs to a cluster.
  package var threshold: Double
  /// The number of pairs in each tenth of similarity, from 0 up.
  package var distribution: [Int]
  /// The number of pairs that weren't examined because they are less similar.
  package var leftOut: Int
}

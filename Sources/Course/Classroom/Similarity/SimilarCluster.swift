/// Learners whose submissions are unusually similar to one another.
package struct SimilarCluster: Codable, Equatable, Sendable {
  package var learners: [String]
  /// The pairs that connect the cluster, most similar first.
  package var links: [Link]

  /// Two learners of a cluster.
  package struct Link: Codable, Equatable, Sendable {
    package var left: String
    package var right: String
    package var similarity: Double
  }

  /// The lowest and the highest similarity of a link.
  package var range: ClosedRange<Double> {
    let values = links.map(\.similarity)
    return (values.min() ?? 0)...(values.max() ?? 0)
  }

  func connects(_ pair: SimilarPair) -> Bool {
    links.contains { $0.left == pair.left && $0.right == pair.right }
  }

  /// Returns the learners to whom a learner is linked, most similar first.
  func others(similarTo learner: String) -> [String] {
    links.compactMap { $0.left == learner ? $0.right : $0.right == learner ? $0.left : nil }
  }

  /// Returns the highest similarity of a learner's links.
  func closest(to learner: String) -> Double {
    links.filter { [$0.left, $0.right].contains(learner) }.map(\.similarity).max() ?? 0
  }
}

/// Finds the clusters among pairs of submissions.
struct SimilarClusters {
  private(set) var clusters: [SimilarCluster] = []
  /// The similarity from which a pair belongs to a cluster.
  let threshold: Double

  /// The lowest threshold: two learners who solve a task independently rarely share so much rare code.
  private static let lowest = 0.35
  private static let highest = 0.8

  /// - Parameters:
  ///   - pairs: The pairs, most similar first.
  ///   - all: The number of all pairs, most of which share nothing.
  init(among pairs: [SimilarPair], of all: Int) {
    // A class whose solutions are all alike needs a higher threshold. This is the usual fence for far outliers:
    // the third quartile and three times the distance between the quartiles. A class has hundreds of pairs, so the
    // nearer fence at one and a half times would include dozens of independent ones.
    func quartile(_ share: Double) -> Double {
      let place = Int(Double(all) * (1 - share))
      return pairs.indices.contains(place) ? pairs[place].similarity : 0
    }
    let (first, third) = (quartile(0.25), quartile(0.75))
    threshold = min(Self.highest, max(Self.lowest, third + 3 * (third - first)))
    let close = pairs.filter { $0.similarity >= threshold && !$0.isShort }
    var heads: [String: String] = [:]
    func head(_ learner: String) -> String {
      var learner = learner
      while let next = heads[learner], next != learner { learner = next }
      return learner
    }
    for pair in close {
      let (one, other) = (head(pair.left), head(pair.right))
      heads[max(one, other)] = min(one, other)
    }
    var links: [String: [SimilarPair]] = [:]
    for pair in close { links[head(pair.left), default: []].append(pair) }
    clusters = links.values.map { pairs in
      SimilarCluster(
        learners: Set(pairs.flatMap { [$0.left, $0.right] }).sorted(),
        links: pairs.map { .init(left: $0.left, right: $0.right, similarity: $0.similarity) })
    }.sorted {
      ($1.links[0].similarity, $0.learners[0]) < ($0.links[0].similarity, $1.learners[0])
    }
  }
}

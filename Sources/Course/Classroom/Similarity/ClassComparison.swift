/// Compares all submissions to an exercise with one another.
struct ClassComparison {
  var winnowing = Winnowing()
  /// The share of the learners, from 0 to 1, above which shared code is considered common.
  var commonShare = 0.5
  /// The number of pairs to search for passages, most similar first.
  var mostPairs = 1_000

  /// The minimum number of submissions that count as most of the class.
  private static let fewestInCommon = 4
  /// The number of learners who may have worked together.
  ///
  /// In a small class, this may be half of the learners. Code shared by at most this many learners isn't
  /// considered common, unless all learners except one have it.
  private static let mostTogether = 7
  private static let mostTimes = 4

  private struct Sign {
    var work: Int
    var file: Int
    var place: Int
  }

  /// Compares submissions to an exercise.
  ///
  /// - Parameter handedOut: The starter.
  func similarity(
    of works: [ComparedWork], exercise: String, handedOut: ComparedWork
  ) -> ExerciseSimilarity {
    let foreign = Set(handedOut.pieces.joined()).union(common(works))
    let marks = works.map { $0.shared(foreign, piece: winnowing.piece) }
    var signs: [UInt64: [Sign]] = [:]
    for (number, work) in works.enumerated() {
      var times: [UInt64: Int] = [:]
      for (file, hashes) in work.pieces.enumerated() {
        for print in winnowing.prints(of: hashes) where !foreign.contains(print.hash) {
          // The same code in a file counts only a limited number of times, even if the file repeats it a
          // thousand times.
          guard times[print.hash, default: 0] < Self.mostTimes else { continue }
          times[print.hash, default: 0] += 1
          signs[print.hash, default: []].append(
            Sign(work: number, file: file, place: print.place))
        }
      }
    }
    let limit = limit(works.count)
    let rare = RareCode(
      works, handedOut: handedOut, isCommon: { Double($0) > limit }, isWeighted: commonShare < 1)
    let candidates = candidates(signs).union(rare.shared.keys).map { pair in
      (pair: pair, similarity: rare.similarity(pair))
    }
    let chosen = candidates.sorted {
      ($1.similarity, $0.pair.left, $0.pair.right) < ($0.similarity, $1.pair.left, $1.pair.right)
    }.prefix(mostPairs).map(\.pair)
    let seeds = seeds(of: Set(chosen), signs)
    let pairs = chosen.compactMap { pair in
      PairComparison(
        left: works[pair.left], right: works[pair.right], leftMarks: marks[pair.left],
        rightMarks: marks[pair.right], winnowing: winnowing, rare: rare, place: pair
      ).pair(seeds[pair] ?? [])
    }.sorted {
      ($1.similarity, $1.longest, $0.left, $0.right)
        < ($0.similarity, $0.longest, $1.left, $1.right)
    }
    let all = works.count * (works.count - 1) / 2
    let clusters = SimilarClusters(among: pairs, of: all)
    var distribution = Array(repeating: 0, count: 10)
    for pair in pairs { distribution[min(9, Int(pair.similarity * 10))] += 1 }
    distribution[0] += all - pairs.count
    return ExerciseSimilarity(
      exercise: exercise, submissions: works.count, pairs: pairs, clusters: clusters.clusters,
      threshold: clusters.threshold, distribution: distribution,
      leftOut: candidates.count - chosen.count)
  }

  /// Returns the hashes of the pieces that most of the class has.
  private func common(_ works: [ComparedWork]) -> Set<UInt64> {
    var counts: [UInt64: Int] = [:]
    for work in works {
      for hash in Set(work.pieces.joined()) { counts[hash, default: 0] += 1 }
    }
    let limit = limit(works.count)
    return Set(counts.lazy.filter { Double($0.value) > limit }.map(\.key))
  }

  /// The number of works above which shared code is common.
  private func limit(_ works: Int) -> Double {
    let fewest = max(Self.fewestInCommon - 1, min(works - 2, Self.mostTogether))
    return max(Double(fewest), commonShare * Double(works))
  }

  private func candidates(_ signs: [UInt64: [Sign]]) -> Set<RareCode.Pair> {
    var pairs: Set<RareCode.Pair> = []
    for places in signs.values where places.count > 1 {
      let works = Set(places.map(\.work)).sorted()
      for (number, left) in works.enumerated() {
        for right in works[(number + 1)...] { pairs.insert(.init(left: left, right: right)) }
      }
    }
    return pairs
  }

  private func seeds(
    of chosen: Set<RareCode.Pair>, _ signs: [UInt64: [Sign]]
  ) -> [RareCode.Pair: [PairComparison.Seed]] {
    var seeds: [RareCode.Pair: [PairComparison.Seed]] = [:]
    for places in signs.values where places.count > 1 {
      for (number, one) in places.enumerated() {
        for other in places[(number + 1)...] where one.work != other.work {
          let (left, right) = one.work < other.work ? (one, other) : (other, one)
          let pair = RareCode.Pair(left: left.work, right: right.work)
          guard chosen.contains(pair) else { continue }
          seeds[pair, default: []].append(
            PairComparison.Seed(
              leftFile: left.file, leftPlace: left.place, rightFile: right.file,
              rightPlace: right.place))
        }
      }
    }
    return seeds
  }
}

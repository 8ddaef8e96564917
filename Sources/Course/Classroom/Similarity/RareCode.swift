import Foundation

/// The code that few submissions share, whatever the order of statements.
///
/// Code that many submissions have weighs little, because learners who solve the same task write it independently.
struct RareCode {
  struct Pair: Hashable {
    var left: Int
    var right: Int
  }

  /// The weights of the pieces that count.
  private(set) var weights: [UInt64: Double] = [:]
  /// The weight that each pair of works shares.
  private(set) var shared: [Pair: Double] = [:]
  /// The weight of each work.
  private(set) var wholes: [Double]

  /// The number of times that a piece counts in one work.
  private static let mostTimes = 4

  /// - Parameters:
  ///   - isCommon: Whether a number of works is too high for code to count.
  ///   - isWeighted: Whether common code weighs less.
  init(
    _ works: [ComparedWork], handedOut: ComparedWork, isCommon: (Int) -> Bool, isWeighted: Bool
  ) {
    let given = Set(handedOut.statements.flatMap(\.hashes))
    var places: [UInt64: [(work: Int, times: Int)]] = [:]
    for (number, work) in works.enumerated() {
      var times: [UInt64: Int] = [:]
      for hash in work.statements.lazy.flatMap(\.hashes) where !given.contains(hash) {
        times[hash, default: 0] += 1
      }
      for (hash, count) in times {
        places[hash, default: []].append((number, min(count, Self.mostTimes)))
      }
    }
    wholes = Array(repeating: 0, count: works.count)
    // A fixed order makes sums the same in every run.
    for (hash, found) in places.sorted(by: { $0.key < $1.key }) where !isCommon(found.count) {
      let weight = isWeighted ? log(Double(works.count + 1) / Double(found.count)) : 1
      weights[hash] = weight
      for (number, one) in found.enumerated() {
        wholes[one.work] += Double(one.times) * weight
        for other in found[(number + 1)...] {
          shared[Pair(left: one.work, right: other.work), default: 0] +=
            Double(min(one.times, other.times)) * weight
        }
      }
    }
  }

  /// Returns the shared part of both works, from 0 to 1.
  func similarity(_ pair: Pair) -> Double {
    Self.ratio(2 * (shared[pair] ?? 0), wholes[pair.left] + wholes[pair.right])
  }

  /// Returns the shared part of each work, from 0 to 1.
  func shares(_ pair: Pair) -> (left: Double, right: Double) {
    let weight = shared[pair] ?? 0
    return (Self.ratio(weight, wholes[pair.left]), Self.ratio(weight, wholes[pair.right]))
  }

  private static func ratio(_ part: Double, _ whole: Double) -> Double {
    whole > 0 ? min(1, (part / whole * 10_000).rounded() / 10_000) : 0
  }

  /// Returns the statements of two works that share the most code, outside known passages.
  ///
  /// Each statement is in at most one passage.
  func passages(
    _ left: ComparedWork, _ right: ComparedWork, besides known: [SimilarPassage]
  ) -> [SimilarPassage] {
    var owners: [UInt64: [Int]] = [:]
    for (number, statement) in right.statements.enumerated() {
      for hash in Set(statement.hashes) where weights[hash] != nil {
        owners[hash, default: []].append(number)
      }
    }
    var matches: [(left: Int, right: Int, tokens: Int)] = []
    for (number, statement) in left.statements.enumerated() {
      var counts: [Int: Int] = [:]
      for hash in Set(statement.hashes) {
        for owner in (owners[hash] ?? []).prefix(Self.mostTimes) { counts[owner, default: 0] += 1 }
      }
      guard let best = counts.min(by: { ($1.value, $0.key) < ($0.value, $1.key) }) else { continue }
      let other = Set(right.statements[best.key].hashes)
      let tokens = statement.tokens { weights[$0] != nil && other.contains($0) }
      // Less than a whole piece means nothing.
      if tokens >= StatementPieces.length { matches.append((number, best.key, tokens)) }
    }
    var taken: Set<Int> = []
    return matches.sorted { ($1.tokens, $0.left) < ($0.tokens, $1.left) }.compactMap { match in
      let (one, other) = (left.statements[match.left], right.statements[match.right])
      let passage = SimilarPassage(
        left: Self.place(of: one, in: left), right: Self.place(of: other, in: right),
        tokens: match.tokens)
      guard !known.contains(where: { $0.contains(passage) }), taken.insert(match.right).inserted
      else { return nil }
      return passage
    }
  }

  private static func place(
    of statement: StatementPieces, in work: ComparedWork
  ) -> SimilarPassage.Place {
    SimilarPassage.Place(
      file: work.files[statement.file].name, firstLine: statement.lines.lowerBound,
      lastLine: statement.lines.upperBound)
  }
}

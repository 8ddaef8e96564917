/// Finds the shared passages of two submissions from their shared pieces.
struct PairComparison {
  let left: ComparedWork
  let right: ComparedWork
  /// For each file, whether each token belongs to the starter or to common code.
  let leftMarks: [[Bool]]
  let rightMarks: [[Bool]]
  let winnowing: Winnowing

  struct Seed: Hashable {
    var leftFile: Int
    var leftPlace: Int
    var rightFile: Int
    var rightPlace: Int

    var order: [Int] { [leftFile, rightFile, leftPlace, rightPlace] }

    /// Seeds on the same diagonal are in the same run, or in runs that follow one another.
    var diagonal: [Int] { [leftFile, rightFile, leftPlace - rightPlace] }
  }

  private struct Run {
    var seed: Seed
    var length: Int
  }

  /// The pair's shared code in any order.
  let rare: RareCode
  let place: RareCode.Pair

  /// The lowest similarity of a pair without a long passage.
  private static let fewest = 0.25
  /// The number of passages to report for one pair.
  private static let mostPassages = 50

  /// Returns the pair; nil if the submissions have little in common.
  func pair(_ seeds: [Seed]) -> SimilarPair? {
    let runs = runs(from: seeds).filter { $0.length >= winnowing.piece }.sorted {
      $0.length == $1.length
        ? $0.seed.order.lexicographicallyPrecedes($1.seed.order) : $0.length > $1.length
    }
    // Each token counts once, in the longest run.
    var leftTaken = leftMarks
    var rightTaken = rightMarks
    var passages: [SimilarPassage] = []
    for run in runs {
      let (from, to) = (run.seed, run.length)
      let isFree =
        !leftTaken[from.leftFile][from.leftPlace..<from.leftPlace + to].contains(true)
        && !rightTaken[from.rightFile][from.rightPlace..<from.rightPlace + to].contains(true)
      guard isFree else { continue }
      for offset in 0..<to {
        leftTaken[from.leftFile][from.leftPlace + offset] = true
        rightTaken[from.rightFile][from.rightPlace + offset] = true
      }
      passages.append(
        SimilarPassage(
          left: lines(from.leftPlace, to, in: left.files[from.leftFile]),
          right: lines(from.rightPlace, to, in: right.files[from.rightFile]), tokens: to))
    }
    let similarity = rare.similarity(place)
    if similarity >= Self.fewest {
      passages += rare.passages(left, right, besides: passages)
    }
    guard let longest = passages.map(\.tokens).max() else { return nil }
    let shares = rare.shares(place)
    return SimilarPair(
      left: left.learner, right: right.learner, similarity: similarity, leftShare: shares.left,
      rightShare: shares.right, longest: longest, tokens: passages.reduce(0) { $0 + $1.tokens },
      isShort: min(own(leftMarks), own(rightMarks)) < 3 * winnowing.guaranteed,
      passages: Array(passages.prefix(Self.mostPassages)))
  }

  /// Finds each run only once, so that comparing two large, similar files takes no longer.
  private func runs(from seeds: [Seed]) -> [Run] {
    var runs: [Run] = []
    for (_, own) in Dictionary(grouping: seeds, by: \.diagonal) {
      var end = -1
      for seed in own.sorted(by: { $0.leftPlace < $1.leftPlace }) where seed.leftPlace >= end {
        let run = grown(seed)
        end = max(seed.leftPlace + 1, run.seed.leftPlace + run.length)
        runs.append(run)
      }
    }
    return runs
  }

  /// Extends a seed to the longest run of equal tokens that aren't common.
  private func grown(_ seed: Seed) -> Run {
    let (one, other) = (left.files[seed.leftFile].codes, right.files[seed.rightFile].codes)
    let (marks, otherMarks) = (leftMarks[seed.leftFile], rightMarks[seed.rightFile])
    func isAlike(_ place: Int, _ otherPlace: Int) -> Bool {
      one.indices.contains(place) && other.indices.contains(otherPlace)
        && one[place] == other[otherPlace] && !marks[place] && !otherMarks[otherPlace]
    }
    guard isAlike(seed.leftPlace, seed.rightPlace) else { return Run(seed: seed, length: 0) }
    var start = 0
    while isAlike(seed.leftPlace + start - 1, seed.rightPlace + start - 1) { start -= 1 }
    var end = 1
    while isAlike(seed.leftPlace + end, seed.rightPlace + end) { end += 1 }
    var grown = seed
    grown.leftPlace += start
    grown.rightPlace += start
    return Run(seed: grown, length: end - start)
  }

  private func lines(_ first: Int, _ count: Int, in file: ComparedFile) -> SimilarPassage.Place {
    SimilarPassage.Place(
      file: file.name, firstLine: file.tokenLines[first].lowerBound,
      lastLine: file.tokenLines[first + count - 1].upperBound)
  }

  private func own(_ marks: [[Bool]]) -> Int {
    marks.reduce(0) { $0 + $1.count { !$0 } }
  }
}

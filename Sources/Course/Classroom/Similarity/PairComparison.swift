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
          left: place(from.leftPlace, to, in: left.files[from.leftFile]),
          right: place(from.rightPlace, to, in: right.files[from.rightFile]), tokens: to))
    }
    guard let longest = passages.first?.tokens else { return nil }
    let shared = passages.reduce(0) { $0 + $1.tokens }
    let (ownLeft, ownRight) = (own(leftMarks), own(rightMarks))
    return SimilarPair(
      left: left.learner, right: right.learner,
      similarity: ratio(2 * shared, ownLeft + ownRight), leftShare: ratio(shared, ownLeft),
      rightShare: ratio(shared, ownRight), longest: longest, tokens: shared,
      isShort: min(ownLeft, ownRight) < 3 * winnowing.guaranteed, passages: passages)
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

  private func place(_ first: Int, _ count: Int, in file: ComparedFile) -> SimilarPassage.Place {
    SimilarPassage.Place(
      file: file.name, firstLine: file.tokenLines[first].lowerBound,
      lastLine: file.tokenLines[first + count - 1].upperBound)
  }

  private func own(_ marks: [[Bool]]) -> Int {
    marks.reduce(0) { $0 + $1.count { !$0 } }
  }

  private func ratio(_ part: Int, _ whole: Int) -> Double {
    whole == 0 ? 0 : (Double(part) / Double(whole) * 10_000).rounded() / 10_000
  }
}

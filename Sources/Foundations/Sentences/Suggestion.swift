/// The name that someone probably meant.
package enum Suggestion {
  /// The candidate nearest to `name`, or nil when none is near enough to be worth offering.
  ///
  /// Near enough is one edit for every three characters, at least one; a candidate that begins
  /// with what was typed counts as near as well, since people type beginnings, and so does one of
  /// whose words a word was typed.
  package static func closest(to name: String, in candidates: some Sequence<String>) -> String? {
    let typed = Array(name.lowercased())
    guard !typed.isEmpty else { return nil }
    let allowed = max(1, typed.count / 3)
    var best: (candidate: String, rank: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased())
      let isContinued = typed.count >= 3 && letters.starts(with: typed)
      let parts = candidate.lowercased().split(separator: "-")
      let ofWhole =
        isContinued
        ? min(allowed, letters.count - typed.count) : Self.distance(typed, letters)
      let ofPart = parts.count > 1 ? parts.map { Self.distance(typed, Array($0)) }.min() : nil
      let distance = min(ofWhole, ofPart ?? .max)
      guard distance <= allowed else { continue }
      // A whole name that is as near counts for more than a part of one.
      let rank = 2 * distance + (ofWhole == distance ? 0 : 1)
      if best.map({ rank < $0.rank }) ?? true { best = (candidate, rank) }
    }
    return best?.candidate
  }

  /// The candidates that are one edit for every four characters away from `name`, at least one, the nearest
  /// first; of equally near ones the order stays.
  package static func allClose(
    to name: String, in candidates: some Sequence<String>
  ) -> [String] {
    let typed = Array(name.lowercased())
    let allowed = max(1, typed.count / 4)
    return candidates.compactMap { candidate -> (distance: Int, name: String)? in
      let letters = Array(candidate.lowercased())
      guard abs(letters.count - typed.count) <= allowed else { return nil }
      let distance = distance(typed, letters)
      return distance <= allowed ? (distance, candidate) : nil
    }.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }.map(\.element.name)
  }

  /// The candidates with those in front whose names are nearest to what was typed; of equally near ones
  /// the order stays.
  ///
  /// - Parameter names: A candidate's names, of which the nearest counts.
  package static func nearestFirst<Candidate>(
    to typed: String, _ candidates: [Candidate], names: (Candidate) -> [String]
  ) -> [Candidate] {
    let letters = Array(typed.lowercased())
    func rank(_ candidate: Candidate) -> Int {
      names(candidate).map { name in
        let name = Array(name.lowercased())
        // People type beginnings.
        return name.starts(with: letters) ? 0 : distance(letters, name)
      }.min() ?? .max
    }
    return candidates.enumerated().map { (rank($0.element), $0.offset, $0.element) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// The question as a value.
  package static func sentence(
    for name: String, in candidates: some Sequence<String>
  ) -> Sentence? {
    closest(to: name, in: candidates).map {
      Sentence("did you mean \"\($0)\"?", ko: "혹시 “\($0)” 말인가요?")
    }
  }

  private static let longestName = 200

  /// How many insertions, deletions, replacements and swaps of neighbours turn one into the other.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    // What is far longer than a name is nobody's misspelling of it, and would take its square of time.
    if max(first.count, second.count) > longestName { return max(first.count, second.count) }
    var rows = [Array(0...second.count)]
    for (row, letter) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var cost = min(
          rows[row][column + 1] + 1, current[column] + 1,
          rows[row][column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          cost = min(cost, rows[row - 1][column - 1] + 1)
        }
        current.append(cost)
      }
      rows.append(current)
    }
    return rows[first.count][second.count]
  }
}

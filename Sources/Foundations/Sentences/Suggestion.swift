/// Finds the names that a misspelled name may stand for.
package enum Suggestion {
  /// Returns the candidate closest to `name`, or `nil` if none is close enough.
  ///
  /// The limit is one edit per three characters, and at least one. A candidate also counts if it begins with
  /// `name`, or if one of its hyphenated parts is close enough.
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
      // At equal distance, a match of the whole name ranks above a match of a part.
      let rank = 2 * distance + (ofWhole == distance ? 0 : 1)
      if best.map({ rank < $0.rank }) ?? true { best = (candidate, rank) }
    }
    return best?.candidate
  }

  /// Returns the candidates close to `name`, closest first, otherwise in their original order.
  ///
  /// The limit is one edit per four characters, and at least one.
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

  /// Sorts candidates by their distance from the typed text, closest first.
  ///
  /// The sort is stable.
  ///
  /// - Parameter names: Returns a candidate's names. The closest name counts.
  package static func nearestFirst<Candidate>(
    to typed: String, _ candidates: [Candidate], names: (Candidate) -> [String]
  ) -> [Candidate] {
    let letters = Array(typed.lowercased())
    func rank(_ candidate: Candidate) -> Int {
      names(candidate).map { name in
        let name = Array(name.lowercased())
        // A prefix counts as an exact match.
        return name.starts(with: letters) ? 0 : distance(letters, name)
      }.min() ?? .max
    }
    return candidates.enumerated().map { (rank($0.element), $0.offset, $0.element) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// Returns a “did you mean” question with the closest candidate.
  package static func sentence(
    for name: String, in candidates: some Sequence<String>
  ) -> Sentence? {
    closest(to: name, in: candidates).map {
      Sentence("did you mean \"\($0)\"?", ko: "혹시 “\($0)” 말인가요?")
    }
  }

  private static let longestName = 200

  /// Returns the number of insertions, deletions, substitutions and swaps of neighbors between two words.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    // Very long text isn't a misspelled name, and would take quadratic time.
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

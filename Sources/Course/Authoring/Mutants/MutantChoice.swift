/// Which of many mutants are tried: the same ones each time, of every kind alike.
package enum MutantChoice {
  /// Mutants of an exercise that are tried unless all are asked for.
  package static let usual = 40

  /// The chosen ones, in the order in which they are given.
  ///
  /// Kinds take turns, so that fifty numbers do not leave the one reload policy out; within a kind a
  /// digest of the change decides, so that a line more in the solution changes little.
  static func choose(_ mutants: [Mutant], most: Int?) -> [Mutant] {
    guard let most, mutants.count > most else { return mutants }
    var queues = MutantKind.allCases.map { kind in
      mutants.filter { $0.kind == kind }.sorted {
        (rank(of: $0), $0.file, $0.change) > (rank(of: $1), $1.file, $1.change)
      }
    }
    var chosen: Set<Mutant> = []
    while chosen.count < most {
      for place in queues.indices where chosen.count < most {
        if let next = queues[place].popLast() { chosen.insert(next) }
      }
    }
    return mutants.filter(chosen.contains)
  }

  /// FNV-1a over the change: no more than a well-mixed order.
  private static func rank(of mutant: Mutant) -> UInt64 {
    "\(mutant.file): \(mutant.change)".utf8.reduce(0xcbf2_9ce4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
  }
}

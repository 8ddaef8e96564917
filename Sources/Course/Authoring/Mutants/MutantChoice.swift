/// Chooses a reproducible subset of mutants in which all kinds are represented.
package enum MutantChoice {
  /// The default maximum number of mutants per exercise.
  package static let usual = 40

  /// Returns the chosen mutants in the given order.
  ///
  /// Kinds take turns, so that fifty mutants of numbers don't crowd out the only mutant of a reload policy.
  /// Within a kind, mutants are ordered by a hash of the change, so that a new line in the solution affects
  /// few of the choices.
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

  /// Returns an FNV-1a hash of the change, only for a well-mixed order.
  private static func rank(of mutant: Mutant) -> UInt64 {
    "\(mutant.file): \(mutant.change)".utf8.reduce(0xcbf2_9ce4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
  }
}

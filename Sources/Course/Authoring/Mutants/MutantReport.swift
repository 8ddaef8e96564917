/// What came of the mutants of one exercise.
package struct MutantReport: Sendable {
  /// The share of mutants that checks have to catch, without those that are as right as the solution.
  ///
  /// The one place that says so; `pack.yml` says whether less is an error (`mutants: required`).
  package static let shareNeeded = 0.95

  /// A mutant with its outcome.
  package struct Entry: Sendable {
    package var mutant: Mutant
    package var outcome: MutantOutcome
    /// The lines that it changes, `- …` and `+ …`.
    package var difference: [String]
  }

  package var exercise: String
  package var entries: [Entry]
  /// How many there would be without a limit.
  package var possible: Int
  /// Whether these are answers just beside the contract: they are reported and break no pack.
  package var isBeside = false

  /// Mutants that compile.
  package var made: Int { caught + equivalent + survivors.count }
  package var caught: Int { catches.count }
  package var equivalent: Int { entries.count { $0.outcome == .equivalent } }
  package var notCompiled: Int { entries.count { $0.outcome == .notCompiled } }
  package var survivors: [Entry] { entries.filter { $0.outcome == .survived } }

  /// The share of mutants that were caught; nil where none could be.
  package var share: Double? {
    made > equivalent ? Double(caught) / Double(made - equivalent) : nil
  }

  /// Every check that caught one.
  package var effectiveChecks: Set<String> { Set(catches.joined()) }

  private var catches: [[String]] {
    entries.compactMap { entry in
      if case .caught(let checks) = entry.outcome { checks } else { nil }
    }
  }
}

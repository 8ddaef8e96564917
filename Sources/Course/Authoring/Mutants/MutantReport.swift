/// The result of one exercise's mutants.
package struct MutantReport: Sendable {
  /// The share of mutants that checks have to catch, not counting mutants equivalent to the solution.
  ///
  /// The only definition of this value. `mutants: required` in `pack.yml` makes a lower share an error.
  package static let shareNeeded = 0.95

  package struct Entry: Sendable {
    package var mutant: Mutant
    package var outcome: MutantOutcome
    /// The changed lines as a diff, with `- …` and `+ …`.
    package var difference: [String]
  }

  package var exercise: String
  package var entries: [Entry]
  /// The number of possible mutants, ignoring the limit.
  package var possible: Int
  /// Whether the report is about boundary mutants, which never cause an error.
  package var isBeside = false

  package var made: Int { caught + equivalent + survivors.count }
  package var caught: Int { catches.count }
  package var equivalent: Int { entries.count { $0.outcome == .equivalent } }
  package var notCompiled: Int { entries.count { $0.outcome == .notCompiled } }
  package var survivors: [Entry] { entries.filter { $0.outcome == .survived } }

  /// The share of mutants that were caught; nil if there were none to catch.
  package var share: Double? {
    made > equivalent ? Double(caught) / Double(made - equivalent) : nil
  }

  package var effectiveChecks: Set<String> { Set(catches.joined()) }

  private var catches: [[String]] {
    entries.compactMap { entry in
      if case .caught(let checks) = entry.outcome { checks } else { nil }
    }
  }
}

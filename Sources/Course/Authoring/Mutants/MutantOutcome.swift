/// The result of judging a mutant.
package enum MutantOutcome: Codable, Hashable, Sendable {
  /// The mutant doesn't compile, or the policy refuses it.
  ///
  /// It never reaches the checks.
  case notCompiled
  case caught(by: [String])
  case survived
  /// The exercise lists the mutant as equivalent to the solution.
  case equivalent
  case unknown(String)
}

/// What became of a mutant.
package enum MutantOutcome: Codable, Hashable, Sendable {
  /// It is no Swift, or nothing that may be handed in: no learner gets as far as the checks with it.
  case notCompiled
  /// These checks did not pass.
  case caught(by: [String])
  /// All checks passed.
  case survived
  /// The exercise lists it as being as right as the solution.
  case equivalent
  /// Rings could not judge it.
  case unknown(String)
}

/// The treatment of mutants that no check catches and assertions that no wrong answer requires.
enum ProofDemand: String, CaseIterable {
  /// Pack validation fails.
  case required
  /// Pack validation only reports them.
  case reported
}

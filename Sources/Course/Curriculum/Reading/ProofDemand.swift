/// What a pack makes of what its wrong answers do not prove: mutants that checks let through, assertions
/// that nothing needs.
enum ProofDemand: String, CaseIterable {
  /// It breaks the pack.
  case required
  /// It is spoken of.
  case reported
}

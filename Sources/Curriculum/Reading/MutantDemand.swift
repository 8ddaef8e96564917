/// What a pack makes of mutants that its checks let through.
enum MutantDemand: String, CaseIterable {
  /// Too many break the pack.
  case required
  /// They are spoken of.
  case reported
}

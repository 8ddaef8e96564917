/// Light or dark appearance.
public enum Scheme: String, CaseIterable, Hashable, Sendable {
  /// The two colour schemes of iOS.
  case light, dark
}

/// The color scheme.
public enum Scheme: String, CaseIterable, Hashable, Sendable {
  /// The two color schemes of iOS.
  case light, dark
}

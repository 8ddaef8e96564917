/// Light or dark appearance.
public enum Scheme: String, CaseIterable, Hashable, Sendable {
  case light, dark
}

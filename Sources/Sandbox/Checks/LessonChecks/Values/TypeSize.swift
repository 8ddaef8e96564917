/// The user's text size, with the case names of `DynamicTypeSize`.
public enum TypeSize: String, CaseIterable, Hashable, Sendable {
  /// The sizes in the standard settings; `large` is the default.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The larger sizes from the accessibility settings.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

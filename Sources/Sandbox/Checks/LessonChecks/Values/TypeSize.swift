/// The reader's text size; `DynamicTypeSize` by its cases' names.
public enum TypeSize: String, CaseIterable, Hashable, Sendable {
  /// The sizes that everybody finds in the settings; `large` is what a phone comes with.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The larger sizes that the accessibility settings add.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

import Foundation

/// The settings of `underline()`, `kerning(_:)` and similar modifiers for all text in a view.
struct TextDecoration {
  var isUnderlined = false
  var isStruckThrough = false
  var kerning: CGFloat = 0
  var tracking: CGFloat?
  var baselineOffset: CGFloat = 0
  var scale = Text.Scale.default
}

private struct TextDecorationKey: EnvironmentKey {
  static var defaultValue: TextDecoration { TextDecoration() }
}

private struct ReservedLinesKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
  var textDecoration: TextDecoration {
    get { self[TextDecorationKey.self] }
    set { self[TextDecorationKey.self] = newValue }
  }

  /// The number of lines that text reserves space for, even if it has fewer.
  var reservedLines: Int? {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }
}

/// The styles set by `foregroundStyle` and the styles of the enclosing views, which hierarchical styles refer
/// to.
package final class ForegroundStyles: Sendable {
  /// One to three styles: primary, secondary and tertiary.
  let styles: [any ShapeStyle]
  let outer: ForegroundStyles?

  package init(_ styles: [any ShapeStyle], outer: ForegroundStyles?) {
    self.styles = styles
    self.outer = outer
  }

  /// Returns the style of a level.
  ///
  /// Levels without their own style are fainter variants of the last style.
  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    let index = min(level, styles.count - 1)
    var context = environment
    context.foregroundStyles = outer
    return styles[index].resolved(in: context, level: level - index)
  }
}

extension EnvironmentValues {
  private struct ForegroundStylesKey: EnvironmentKey {
    static let defaultValue: ForegroundStyles? = nil
  }

  /// The styles set by `foregroundStyle` and `foregroundColor`, or `nil` for the label colors.
  package var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// Returns the style for text, symbols and shapes; level 1 is `.secondary`, and so on.
  package func foreground(level: Int = 0) -> ResolvedStyle {
    if let foregroundStyles { return foregroundStyles.resolved(level: level, in: self) }
    let label: SystemColor =
      switch level {
      case ...0: .primary
      case 1: .secondaryLabel
      case 2: .tertiaryLabel
      default: .quaternaryLabel
      }
    return ResolvedStyle(.color(label.rgba(in: self)))
  }
}

/// A modifier that only changes the environment of its content and creates no node.
struct EnvironmentChange {
  typealias Body = Never
  /// The modifier's name in source code.
  let name: String
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentChange: ViewModifier, PrimitiveModifier {
  func makeNodes(
    in context: ViewContext, content: (ViewContext) -> [LayoutNode]
  ) -> [LayoutNode] {
    var environment = context.environment
    guard !environment.keepsSystemStyle || !Self.styles.contains(name) else {
      return content(context)
    }
    change(&environment)
    return content(context.with(environment: environment))
  }
}

extension EnvironmentChange {
  /// The modifiers that set a view's font and colors.
  fileprivate static let styles: Set<String> = [
    "font", "fontWeight", "fontWidth", "fontDesign", "bold", "italic", "monospaced",
    "monospacedDigit", "foregroundStyle", "foregroundColor", "tint", "accentColor", "imageScale",
    "symbolRenderingMode", "symbolVariant",
  ]
}

extension EnvironmentValues {
  private struct SystemStyleKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether views use the system's font and colors, regardless of the font and colors that they set.
  package var keepsSystemStyle: Bool {
    get { self[SystemStyleKey.self] }
    set { self[SystemStyleKey.self] = newValue }
  }
}

extension View {
  /// Changes the environment of this view; `name` is the modifier's name in source code.
  nonisolated package func changingEnvironment(
    as name: String, _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    modifier(EnvironmentChange(name: name, change: change))
  }
}

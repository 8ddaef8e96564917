/// A modifier that only changes what its content inherits: it makes no node of its own.
struct EnvironmentChange {
  typealias Body = Never
  /// The modifier's name as learners write it.
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
  /// The modifiers by which a view chooses its own font and colours.
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

  /// Whether views here are drawn in the system's font and colours, whatever they set themselves.
  package var keepsSystemStyle: Bool {
    get { self[SystemStyleKey.self] }
    set { self[SystemStyleKey.self] = newValue }
  }
}

extension View {
  /// Changes the environment of this view; `name` is the modifier's name as learners write it.
  nonisolated package func changingEnvironment(
    as name: String, _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    modifier(EnvironmentChange(name: name, change: change))
  }
}

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
    change(&environment)
    return content(context.with(environment: environment))
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

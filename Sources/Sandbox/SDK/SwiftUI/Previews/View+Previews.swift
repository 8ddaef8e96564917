@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    changingNodes { $0.previewDescription.device = value?.rawValue }
  }

  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    changingNodes { $0.previewDescription.layout = value }
  }

  /// Sets the name of a preview in Xcode's canvas.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    changingNodes { $0.previewDescription.displayName = value }
  }

  @available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
  nonisolated public func previewContext<C>(_ value: C) -> some View where C: PreviewContext {
    modifier(PreviewContextModifier(previewContext: value))
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    noting(.previewOrientation)
  }
}

/// A preview context that the previewed view reads from the environment, such as a widget's family.
package protocol EnvironmentPreviewContext: PreviewContext {
  func change(_ environment: inout EnvironmentValues)
}

struct PreviewContextModifier {
  typealias Body = Never
  let previewContext: any PreviewContext
}

extension PreviewContextModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(
    in context: ViewContext, content: (ViewContext) -> [LayoutNode]
  ) -> [LayoutNode] {
    var environment = context.environment
    (previewContext as? any EnvironmentPreviewContext)?.change(&environment)
    let nodes = content(context.with(environment: environment))
    for node in nodes { node.previewDescription.context = previewContext }
    return nodes
  }
}

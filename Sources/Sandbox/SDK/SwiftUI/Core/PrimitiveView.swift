/// A view that creates its own nodes.
///
/// All other views consist of their `body`.
@MainActor
package protocol PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode]
}

extension PrimitiveView {
  public var body: Never { bodyOfPrimitive(Self.self) }
}

/// A part of a style's configuration: a label, an icon or a value.
@MainActor
protocol ConfigurationPart: PrimitiveView {
  var view: AnyView { get }
}

extension ConfigurationPart {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] { context.nodes(of: view) }
}

/// A modifier that creates its own nodes from its content's nodes.
@MainActor
package protocol PrimitiveModifier {
  /// Returns the modified nodes of `content`.
  ///
  /// Pass `content` the context that its views inherit.
  func makeNodes(
    in context: ViewContext, content: (ViewContext) -> [LayoutNode]
  ) -> [LayoutNode]
}

/// Traps, because the system draws this view or modifier and the renderer never reads its body.
package func bodyOfPrimitive(_ type: Any.Type) -> Never {
  fatalError("\(type) has no body because the system draws it")
}

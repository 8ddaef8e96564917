/// A view that makes its own nodes; every other view is what its `body` says.
@MainActor
package protocol PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode]
}

extension PrimitiveView {
  public var body: Never { bodyOfPrimitive(Self.self) }
}

/// A view that a style is handed for a part of what it draws: a label, an icon, a value.
@MainActor
protocol ConfigurationPart: PrimitiveView {
  var view: AnyView { get }
}

extension ConfigurationPart {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] { context.nodes(of: view) }
}

/// A modifier that makes its own nodes from those of its content.
@MainActor
package protocol PrimitiveModifier {
  /// The nodes of `content`, changed; call `content(context)` with the context it should see.
  func makeNodes(
    in context: ViewContext, content: (ViewContext) -> [LayoutNode]
  ) -> [LayoutNode]
}

/// The body of a view or modifier that is drawn by the system.
///
/// The renderer never asks for it.
package func bodyOfPrimitive(_ type: Any.Type) -> Never {
  fatalError("\(type) has no body: it is drawn by the system")
}

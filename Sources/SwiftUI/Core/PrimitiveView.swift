/// A view that makes its own nodes; every other view is what its `body` says.
@MainActor
package protocol PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode]
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

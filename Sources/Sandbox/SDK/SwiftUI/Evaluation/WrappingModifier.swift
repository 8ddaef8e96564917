/// A modifier that wraps every node of its content in a new node.
///
/// Most modifiers are of this kind. Such a modifier defines the new node's name and behavior, and can
/// configure the new node.
package protocol WrappingModifier: ViewModifier, PrimitiveModifier where Body == Never {
  /// The modifier's name in source code.
  var nodeType: String { get }
  @MainActor func behavior(in context: ViewContext) -> any LayoutBehavior
  /// Returns the context for the content.
  @MainActor func contentContext(_ context: ViewContext) -> ViewContext
  /// Configures the new node, for example its traits and identifier.
  @MainActor func configure(_ node: LayoutNode, in context: ViewContext)
}

extension WrappingModifier {
  package func behavior(in context: ViewContext) -> any LayoutBehavior { PassthroughBehavior() }

  package func contentContext(_ context: ViewContext) -> ViewContext { context }

  package func configure(_ node: LayoutNode, in context: ViewContext) {}

  package func makeNodes(
    in context: ViewContext, content: (ViewContext) -> [LayoutNode]
  ) -> [LayoutNode] {
    content(contentContext(context)).map { child in
      let node = child.wrapped(nodeType, behavior: behavior(in: context), in: context)
      configure(node, in: context)
      return node
    }
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ViewModifier where Body == Never {
  public func body(content: Self.Content) -> Never { bodyOfPrimitive(Self.self) }
}

extension LayoutNode {
  /// Wraps this node in another node, which passes this node's values on to the parent: z-index, layout
  /// values and, if the behavior keeps it, the priority.
  package func wrapped(
    _ type: String, behavior: any LayoutBehavior, in context: ViewContext
  ) -> LayoutNode {
    let node = LayoutNode(type, behavior: behavior, children: [self], in: context)
    node.zIndex = zIndex
    node.layoutValues = layoutValues
    if behavior.keepsPriority { node.priority = priority }
    return node
  }
}

extension View {
  /// Changes the nodes of this view without wrapping them, for values that belong to the outermost nodes of
  /// the content.
  nonisolated package func changingNodes(
    _ change: @escaping (LayoutNode) -> Void
  ) -> some View {
    modifier(NodeChangingModifier(change: change))
  }
}

struct NodeChangingModifier {
  typealias Body = Never
  let change: (LayoutNode) -> Void
}

extension NodeChangingModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(
    in context: ViewContext, content: (ViewContext) -> [LayoutNode]
  ) -> [LayoutNode] {
    let nodes = content(context)
    for node in nodes { change(node) }
    return nodes
  }
}

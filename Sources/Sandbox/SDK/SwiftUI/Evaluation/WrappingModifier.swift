/// A modifier that puts a node of its own around every node of its content.
///
/// The usual way to write a modifier: give the node's name and behavior, and what to change in it.
package protocol WrappingModifier: ViewModifier, PrimitiveModifier where Body == Never {
  /// The modifier's name as learners write it.
  var nodeType: String { get }
  @MainActor func behavior(in context: ViewContext) -> any LayoutBehavior
  /// Changes what the content inherits.
  @MainActor func contentContext(_ context: ViewContext) -> ViewContext
  /// Sets traits, identifiers and the like on the new node.
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
  /// A node around this one that shows the parent the same values for containers: z-index, layout
  /// values, and the priority where the behavior keeps it.
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
  /// Changes the nodes of this view themselves, without a node around them: for values that
  /// belong to the outermost nodes of the content.
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

package import Drawing
package import Foundation

/// A type that sizes, places and draws one kind of node.
///
/// The default implementations suit a node that wraps a single child without changing it.
package protocol LayoutBehavior {
  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize
  /// Calls `place(at:proposal:)` on every child; `bounds` is the node's frame.
  func placeChildren(of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize)
  /// Returns an alignment guide set explicitly by the node or its descendants.
  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat?
  /// Returns the node's preferred distances to its neighbors in a stack.
  func spacing(of node: LayoutNode) -> ViewSpacing
  /// Returns the node's drawing, back to front; `children` draws the children in order.
  func draw(_ node: LayoutNode, children: () -> [DisplayItem]) -> [DisplayItem]
  /// Whether the only child's `layoutPriority` also applies to this node.
  ///
  /// The priority applies for effects and for modifiers that keep the child's size, but not for frames and
  /// padding.
  var keepsPriority: Bool { get }
  /// Whether `zIndex(_:)` orders the children.
  ///
  /// The value is `false` if the order of the children has its own meaning.
  var drawsChildrenByZIndex: Bool { get }
}

extension LayoutBehavior {
  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    node.children.first?.size(for: proposal) ?? .zero
  }

  package func placeChildren(
    of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize
  ) {
    for child in node.children { child.place(at: bounds.origin, proposal: proposal) }
  }

  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    node.children.first?.explicitGuide(key, for: proposal)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    node.children.first?.spacing ?? ViewSpacing()
  }

  package func draw(_ node: LayoutNode, children: () -> [DisplayItem]) -> [DisplayItem] {
    children()
  }

  package var keepsPriority: Bool { true }

  package var drawsChildrenByZIndex: Bool { true }
}

/// A behavior that only wraps a child, for effects and settings without influence on layout.
package struct PassthroughBehavior: LayoutBehavior {
  package init() {}
}

/// A behavior without children, for colors and shapes.
///
/// It takes any proposed size, or 10 points for an unspecified length.
package protocol FlexibleLeafBehavior: LayoutBehavior {}

extension FlexibleLeafBehavior {
  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

package import Drawing
package import Foundation

/// How one kind of node is sized, places its children and is drawn.
///
/// Every requirement has the answer of a node that surrounds one child without changing it.
package protocol LayoutBehavior {
  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize
  /// Calls `place(at:proposal:)` on every child; `bounds` is the node's own frame.
  func placeChildren(of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize)
  /// A guide that the node or something in it sets explicitly.
  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat?
  /// The distances the node prefers to its neighbours in a stack.
  func spacing(of node: LayoutNode) -> ViewSpacing
  /// What the node draws, back to front; `children` draws its children in their order.
  func draw(_ node: LayoutNode, children: () -> [DisplayItem]) -> [DisplayItem]
  /// True where `layoutPriority` of the only child counts for this node too: of effects and of
  /// modifiers that keep the child's size, but not of frames and padding.
  var keepsPriority: Bool { get }
  /// True where `zIndex(_:)` orders the children; false where their order is the node's meaning.
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

/// A node that only surrounds its child: effects and settings without any influence on layout.
package struct PassthroughBehavior: LayoutBehavior {
  package init() {}
}

/// A node without children that takes whatever is proposed, 10 points where nothing is: colours and
/// shapes.
package protocol FlexibleLeafBehavior: LayoutBehavior {}

extension FlexibleLeafBehavior {
  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

package import Drawing
package import Foundation

/// How one kind of node is sized, places its children and is drawn.
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
}

extension LayoutBehavior {
  package func placeChildren(
    of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize
  ) {
    for child in node.children { child.place(at: bounds.origin, proposal: proposal) }
  }

  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    node.children.count == 1 ? node.children[0].explicitGuide(key, for: proposal) : nil
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    node.children.count == 1 ? node.children[0].behavior.spacing(of: node.children[0]) : ViewSpacing()
  }

  package func draw(_ node: LayoutNode, children: () -> [DisplayItem]) -> [DisplayItem] {
    children()
  }
}

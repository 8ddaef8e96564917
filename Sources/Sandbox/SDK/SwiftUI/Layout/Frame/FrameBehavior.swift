package import Foundation

/// The behavior of `frame(width:height:alignment:)`: a frame with a fixed width, height or both.
package struct FrameBehavior: LayoutBehavior {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  package var keepsPriority: Bool { false }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let child = node.children.first?.size(for: childProposal(proposal)) ?? .zero
    return CGSize(width: width ?? child.width, height: height ?? child.height)
  }

  package func placeChildren(
    of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize
  ) {
    node.children.first?.place(
      in: bounds, alignment: alignment, proposal: childProposal(proposal))
  }

  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    node.shiftedGuide(
      key, for: proposal, alignment: alignment, childProposal: childProposal(proposal))
  }

  /// Returns the spacing, which along a fixed axis comes from the frame, not from its content.
  package func spacing(of node: LayoutNode) -> ViewSpacing {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return (node.children.first?.spacing ?? ViewSpacing()).resetting(edges)
  }
}

extension LayoutNode {
  /// Returns the explicit guide of the only child, shifted to the position that `alignment` gives it in this
  /// node.
  func shiftedGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize, alignment: Alignment,
    childProposal: ProposedViewSize
  ) -> CGFloat? {
    guard let child = children.first, let value = child.explicitGuide(key, for: childProposal)
    else { return nil }
    let offset = child.offset(
      in: size(for: proposal), alignment: alignment, proposal: childProposal)
    return value + offset[key.axis]
  }
}

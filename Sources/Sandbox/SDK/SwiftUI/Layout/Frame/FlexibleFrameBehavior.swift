import Foundation

/// The behavior of `frame(minWidth:…maxHeight:alignment:)`: a frame that adapts to its child within limits.
struct FlexibleFrameBehavior: LayoutBehavior {
  /// The limits along one axis, in points.
  struct Limits: Equatable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?

    func childProposal(_ proposed: CGFloat?) -> CGFloat? {
      (proposed ?? ideal).map(clamped)
    }

    /// Returns the frame's length for a proposal and the child's length.
    func length(_ proposed: CGFloat?, child: CGFloat) -> CGFloat {
      guard let proposed else { return ideal.map(clamped) ?? clamped(child) }
      switch (minimum, maximum) {
      case (nil, nil): return child
      case (let minimum?, nil): return max(minimum, min(child, proposed))
      case (nil, let maximum?): return min(maximum, max(child, proposed))
      case (_?, _?): return clamped(proposed)
      }
    }

    /// Returns the proposal for the child once the frame's length is known, which is usually that length.
    ///
    /// The child keeps its ideal length only if nothing was proposed and no limit or ideal length applied
    /// (OpenSwiftUI's description of the system's behavior since iOS 16).
    func placementProposal(_ proposed: CGFloat?, own: CGFloat) -> CGFloat? {
      let isFree =
        proposed == nil && ideal == nil && minimum ?? -.infinity < own && own < maximum ?? .infinity
      return isFree ? nil : own
    }

    private func clamped(_ length: CGFloat) -> CGFloat {
      min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
    }
  }

  let width: Limits
  let height: Limits
  let alignment: Alignment

  var keepsPriority: Bool { false }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.childProposal(proposal.width), height: height.childProposal(proposal.height))
  }

  private func placementProposal(
    _ proposal: ProposedViewSize, own size: CGSize
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: width.placementProposal(proposal.width, own: size.width),
      height: height.placementProposal(proposal.height, own: size.height))
  }

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let child = node.children.first?.size(for: childProposal(proposal)) ?? .zero
    return CGSize(
      width: width.length(proposal.width, child: child.width),
      height: height.length(proposal.height, child: child.height))
  }

  func placeChildren(of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize) {
    node.children.first?.place(
      in: bounds, alignment: alignment, proposal: placementProposal(proposal, own: bounds.size))
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    node.shiftedGuide(
      key, for: proposal, alignment: alignment,
      childProposal: placementProposal(proposal, own: node.size(for: proposal)))
  }

  func spacing(of node: LayoutNode) -> ViewSpacing {
    var edges: Edge.Set = []
    if width != Limits() { edges.formUnion(.horizontal) }
    if height != Limits() { edges.formUnion(.vertical) }
    return (node.children.first?.spacing ?? ViewSpacing()).resetting(edges)
  }
}

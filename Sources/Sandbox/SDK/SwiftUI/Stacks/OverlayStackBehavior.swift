package import Foundation

/// A behavior that stacks children on top of one another, for `ZStack` and for several views in an overlay.
package final class OverlayStackBehavior: Arranger {
  private let alignment: Alignment
  private var arrangements = ProposalCache<Arrangement>()

  package init(alignment: Alignment) {
    self.alignment = alignment
  }

  package func size(of children: [LayoutNode], for proposal: ProposedViewSize) -> CGSize {
    arrangement(of: children, for: proposal).size
  }

  /// Proposes the combined size of all children to each child.
  package func place(_ children: [LayoutNode], in bounds: CGRect, proposal: ProposedViewSize) {
    arrangement(of: children, for: ProposedViewSize(bounds.size)).place(children, in: bounds)
  }

  package func explicitGuide(
    _ key: AlignmentKey, of children: [LayoutNode], for proposal: ProposedViewSize
  ) -> CGFloat? {
    if key.id is any BuiltInAlignment.Type { return nil }
    let size = size(of: children, for: proposal)
    return arrangement(of: children, for: ProposedViewSize(size)).explicitGuide(key, of: children)
  }

  package func spacing(of children: [LayoutNode]) -> ViewSpacing {
    children.isEmpty ? .zero : children.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// Returns the arrangement of the children.
  ///
  /// Only the children with the highest priority determine the stack's size and the guide to align with; the
  /// others can extend beyond the stack.
  private func arrangement(
    of children: [LayoutNode], for proposal: ProposedViewSize
  ) -> Arrangement {
    if let known = arrangements[proposal] { return known }
    let highest = children.map(\.priority).max()
    let sizes = children.map { $0.size(for: proposal) }
    let guides = children.map { child in
      CGPoint(
        x: child.guide(alignment.horizontal.key, for: proposal),
        y: child.guide(alignment.vertical.key, for: proposal)
      ).finite
    }
    let leading = children.indices.filter { children[$0].priority == highest }
    let meeting = CGPoint(
      x: leading.map { guides[$0].x }.max() ?? 0, y: leading.map { guides[$0].y }.max() ?? 0)
    let arrangement = Arrangement(
      proposals: children.map { _ in proposal },
      origins: guides.map { CGPoint(x: meeting.x - $0.x, y: meeting.y - $0.y) },
      size: CGSize(
        width: leading.map { sizes[$0].width }.max() ?? 0,
        height: leading.map { sizes[$0].height }.max() ?? 0))
    arrangements[proposal] = arrangement
    return arrangement
  }
}

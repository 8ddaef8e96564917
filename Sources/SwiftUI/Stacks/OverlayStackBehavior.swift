package import Foundation

/// Lays children over one another: `ZStack`, and views that stand side by side in an overlay.
package final class OverlayStackBehavior: LayoutBehavior {
  private let alignment: Alignment
  private var arrangements = ProposalCache<Arrangement>()

  package init(alignment: Alignment) {
    self.alignment = alignment
  }

  package var keepsPriority: Bool { false }

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    arrangement(of: node, for: proposal).size
  }

  package func placeChildren(
    of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize
  ) {
    // Each child is offered the size that all of them together have made.
    let arrangement = arrangement(of: node, for: ProposedViewSize(bounds.size))
    for (index, child) in node.children.enumerated() {
      child.place(
        at: bounds.origin + arrangement.origins[index], proposal: arrangement.proposals[index])
    }
  }

  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    if key.id is any BuiltInAlignment.Type { return nil }
    let arrangement = arrangement(of: node, for: ProposedViewSize(node.size(for: proposal)))
    return key.combined(
      node.children.indices.lazy.map { index in
        node.children[index].explicitGuide(key, for: arrangement.proposals[index])
          .map { $0 + arrangement.origins[index][key.axis] }
      })
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    node.children.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// Only the children of the highest priority make the size; the others are aligned with them.
  private func arrangement(of node: LayoutNode, for proposal: ProposedViewSize) -> Arrangement {
    if let known = arrangements[proposal] { return known }
    let highest = node.children.map(\.priority).max()
    var (across, down) = (AlignedExtent(), AlignedExtent())
    for child in node.children {
      let size = child.size(for: proposal)
      let counts = child.priority == highest
      across.add(
        size.width, guide: child.guide(alignment.horizontal.key, for: proposal), counts: counts)
      down.add(
        size.height, guide: child.guide(alignment.vertical.key, for: proposal), counts: counts)
    }
    let arrangement = Arrangement(
      proposals: node.children.map { _ in proposal },
      origins: node.children.indices.map {
        CGPoint(x: across.origin(of: $0), y: down.origin(of: $0))
      },
      size: CGSize(width: across.length, height: down.length))
    arrangements[proposal] = arrangement
    return arrangement
  }
}

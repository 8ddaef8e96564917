package import Foundation

/// Lays children over one another: `ZStack`, and views that stand side by side in an overlay.
package final class OverlayStackBehavior: Arranger {
  private let alignment: Alignment
  private var arrangements = ProposalCache<Arrangement>()

  package init(alignment: Alignment) {
    self.alignment = alignment
  }

  package func size(of children: [LayoutNode], for proposal: ProposedViewSize) -> CGSize {
    arrangement(of: children, for: proposal).size
  }

  /// Each child is offered the size that all of them together have made.
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
    children.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// Only the children of the highest priority make the size; the others are aligned with them.
  private func arrangement(
    of children: [LayoutNode], for proposal: ProposedViewSize
  ) -> Arrangement {
    if let known = arrangements[proposal] { return known }
    let highest = children.map(\.priority).max()
    var (across, down) = (AlignedExtent(), AlignedExtent())
    for child in children {
      let size = child.size(for: proposal)
      let counts = child.priority == highest
      across.add(
        size.width, guide: child.guide(alignment.horizontal.key, for: proposal), counts: counts)
      down.add(
        size.height, guide: child.guide(alignment.vertical.key, for: proposal), counts: counts)
    }
    let arrangement = Arrangement(
      proposals: children.map { _ in proposal },
      origins: children.indices.map {
        CGPoint(x: across.origin(of: $0), y: down.origin(of: $0))
      },
      size: CGSize(width: across.length, height: down.length))
    arrangements[proposal] = arrangement
    return arrangement
  }
}

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
  /// The stack is the union of its children's frames. Only the children with the highest priority count; the
  /// others can extend beyond the stack.
  private func arrangement(
    of children: [LayoutNode], for proposal: ProposedViewSize
  ) -> Arrangement {
    if let known = arrangements[proposal] { return known }
    let highest = children.map(\.priority).max()
    var (columns, rows) = (AlignedExtent(), AlignedExtent())
    for child in children {
      let size = child.size(for: proposal)
      let counts = child.priority == highest
      columns.add(
        size.width, guide: child.guide(alignment.horizontal.key, for: proposal), counts: counts)
      rows.add(
        size.height, guide: child.guide(alignment.vertical.key, for: proposal), counts: counts)
    }
    let arrangement = Arrangement(
      proposals: children.map { _ in proposal },
      origins: children.indices.map { CGPoint(x: columns.origin(of: $0), y: rows.origin(of: $0)) },
      size: CGSize(width: columns.length, height: rows.length))
    arrangements[proposal] = arrangement
    return arrangement
  }
}

package import Foundation

/// A behavior that arranges children in a row or column, for `HStack` and `VStack`.
package final class StackBehavior: Arranger {
  private let axis: Axis
  private let alignment: AlignmentKey
  /// The spacing between children, or `nil` for the spacing they prefer.
  private let spacing: CGFloat?
  private var arrangements = ProposalCache<Arrangement>()
  private var gaps: [CGFloat]?

  package convenience init(axis: Axis, alignment: Alignment, spacing: CGFloat? = nil) {
    self.init(
      axis: axis,
      alignment: axis == .horizontal ? alignment.vertical.key : alignment.horizontal.key,
      spacing: spacing)
  }

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  package func size(of children: [LayoutNode], for proposal: ProposedViewSize) -> CGSize {
    arrangement(of: children, for: proposal).size
  }

  package func place(_ children: [LayoutNode], in bounds: CGRect, proposal: ProposedViewSize) {
    placement(of: children, for: proposal).place(children, in: bounds)
  }

  package func explicitGuide(
    _ key: AlignmentKey, of children: [LayoutNode], for proposal: ProposedViewSize
  ) -> CGFloat? {
    if key.id is any BuiltInAlignment.Type { return nil }
    return placement(of: children, for: proposal).explicitGuide(key, of: children)
  }

  package func spacing(of children: [LayoutNode]) -> ViewSpacing {
    // An empty stack has no spacing around it.
    guard let first = children.first, let last = children.last else { return .zero }
    var result = ViewSpacing()
    let (start, end): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    result.formUnion(first.spacing, edges: start)
    result.formUnion(last.spacing, edges: end)
    for child in children {
      result.formUnion(child.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
    }
    return result
  }

  /// Returns the arrangement for placement.
  ///
  /// If no length across the axis is proposed, the children are proposed the stack's own length across the
  /// axis.
  private func placement(
    of children: [LayoutNode], for proposal: ProposedViewSize
  ) -> Arrangement {
    var proposal = proposal
    if proposal[axis.other] == nil {
      proposal[axis.other] = arrangement(of: children, for: proposal).size[axis.other]
    }
    return arrangement(of: children, for: proposal)
  }

  private func arrangement(
    of children: [LayoutNode], for proposal: ProposedViewSize
  ) -> Arrangement {
    if let known = arrangements[proposal] { return known }
    let gaps = gaps(in: children)
    let length = proposal[axis].map { $0 - gaps.reduce(0, +) }
    let proposals = StackDistribution(
      axis: axis, children: children, across: proposal[axis.other]
    ).proposals(sharing: length)

    var along: CGFloat = 0
    var alongs: [CGFloat] = []
    var extent = AlignedExtent()
    for (index, child) in children.enumerated() {
      if index > 0 { along += gaps[index - 1] }
      alongs.append(along)
      let size = child.size(for: proposals[index])
      along += size[axis]
      extent.add(size[axis.other], guide: child.guide(alignment, for: proposals[index]))
    }
    let arrangement = Arrangement(
      proposals: proposals,
      origins: children.indices.map {
        CGPoint(along: axis, alongs[$0], across: extent.origin(of: $0))
      },
      size: CGSize(along: axis, max(0, along), across: extent.length))
    arrangements[proposal] = arrangement
    return arrangement
  }

  private func gaps(in children: [LayoutNode]) -> [CGFloat] {
    if let gaps { return gaps }
    let result: [CGFloat]
    if let spacing {
      result = [CGFloat](repeating: spacing, count: max(0, children.count - 1))
    } else {
      let spacings = children.map(\.spacing)
      result = zip(spacings, spacings.dropFirst()).map { $0.distance(to: $1, along: axis) }
    }
    gaps = result
    return result
  }
}

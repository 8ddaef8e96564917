package import Foundation

/// Lays children out in a row or column: `HStack` and `VStack`.
package final class StackBehavior: LayoutBehavior {
  private let axis: Axis
  private let alignment: AlignmentKey
  /// The distance between children; nil asks them.
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

  package var keepsPriority: Bool { false }

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    arrangement(of: node, for: proposal).size
  }

  package func placeChildren(
    of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize
  ) {
    let arrangement = placement(of: node, for: proposal)
    for (index, child) in node.children.enumerated() {
      child.place(
        at: bounds.origin + arrangement.origins[index], proposal: arrangement.proposals[index])
    }
  }

  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    if key.id is any BuiltInAlignment.Type { return nil }
    let arrangement = placement(of: node, for: proposal)
    return key.combined(
      node.children.indices.lazy.map { index in
        node.children[index].explicitGuide(key, for: arrangement.proposals[index])
          .map { $0 + arrangement.origins[index][key.axis] }
      })
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    guard let first = node.children.first, let last = node.children.last else {
      return ViewSpacing()
    }
    var result = ViewSpacing()
    let (start, end): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    result.formUnion(first.spacing, edges: start)
    result.formUnion(last.spacing, edges: end)
    for child in node.children {
      result.formUnion(child.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
    }
    return result
  }

  /// Children share the stack's own extent across, once it is known, where none was proposed.
  private func placement(of node: LayoutNode, for proposal: ProposedViewSize) -> Arrangement {
    var proposal = proposal
    if proposal[axis.other] == nil {
      proposal[axis.other] = node.size(for: proposal)[axis.other]
    }
    return arrangement(of: node, for: proposal)
  }

  private func arrangement(of node: LayoutNode, for proposal: ProposedViewSize) -> Arrangement {
    if let known = arrangements[proposal] { return known }
    let children = node.children
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

/// Where a container's children lie, from its own leading top corner.
struct Arrangement {
  var proposals: [ProposedViewSize]
  var origins: [CGPoint]
  var size: CGSize
}

/// Lengths laid over one another so that their guides meet; what they cover together.
struct AlignedExtent {
  private var starts: [CGFloat] = []
  private var lowest = CGFloat.infinity
  private var highest = -CGFloat.infinity

  /// `counts` is false for what is aligned along but does not widen the extent.
  mutating func add(_ length: CGFloat, guide: CGFloat, counts: Bool = true) {
    let start = length.isFinite && guide.isFinite ? -guide : 0
    starts.append(start)
    guard counts else { return }
    lowest = min(lowest, start)
    highest = max(highest, start + length)
  }

  var length: CGFloat { lowest <= highest ? highest - lowest : 0 }

  func origin(of index: Int) -> CGFloat { lowest.isFinite ? starts[index] - lowest : 0 }
}

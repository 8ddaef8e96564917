package import Foundation

/// Sizes and places several children: the part of a container that Apple's layout types
/// (`HStackLayout`, `GridLayout`, …) share with the containers themselves.
///
/// An arranger belongs to one set of children and remembers what it has found out about them.
package protocol Arranger: AnyObject, LayoutBehavior {
  func size(of children: [LayoutNode], for proposal: ProposedViewSize) -> CGSize
  func place(_ children: [LayoutNode], in bounds: CGRect, proposal: ProposedViewSize)
  func explicitGuide(
    _ key: AlignmentKey, of children: [LayoutNode], for proposal: ProposedViewSize
  ) -> CGFloat?
  func spacing(of children: [LayoutNode]) -> ViewSpacing
}

extension Arranger {
  package var keepsPriority: Bool { false }

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    size(of: node.children, for: proposal)
  }

  package func placeChildren(
    of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize
  ) {
    place(node.children, in: bounds, proposal: proposal)
  }

  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    explicitGuide(key, of: node.children, for: proposal)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { spacing(of: node.children) }
}

/// Where a container's children lie, from its own leading top corner.
struct Arrangement {
  var proposals: [ProposedViewSize]
  var origins: [CGPoint]
  var size: CGSize

  func place(_ children: [LayoutNode], in bounds: CGRect) {
    for (index, child) in children.enumerated() {
      child.place(at: bounds.origin + origins[index], proposal: proposals[index])
    }
  }

  /// The guide that the children show together, where the container takes it over from them.
  func explicitGuide(_ key: AlignmentKey, of children: [LayoutNode]) -> CGFloat? {
    key.combined(
      children.indices.lazy.map { index in
        children[index].explicitGuide(key, for: proposals[index])
          .map { $0 + origins[index][key.axis] }
      })
  }
}

/// Lengths laid over one another so that their guides meet; what they cover together.
struct AlignedExtent {
  /// nil for what has no end, whose guide lies nowhere: it begins where everything begins.
  private var starts: [CGFloat?] = []
  private var lowest = CGFloat.infinity
  private var highest = -CGFloat.infinity

  /// `counts` is false for what is aligned along but does not widen the extent.
  mutating func add(_ length: CGFloat, guide: CGFloat, counts: Bool = true) {
    let start = length.isFinite && guide.isFinite ? -guide : nil
    starts.append(start)
    guard counts else { return }
    if let start { lowest = min(lowest, start) }
    highest = max(highest, (start ?? 0) + length)
  }

  private var origin: CGFloat { lowest.isFinite ? lowest : 0 }

  var length: CGFloat { max(0, highest - origin) }

  func origin(of index: Int) -> CGFloat { starts[index].map { $0 - origin } ?? 0 }
}

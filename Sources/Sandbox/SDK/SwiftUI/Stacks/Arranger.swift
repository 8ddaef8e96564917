package import Foundation

/// A type that sizes and places several children.
///
/// Containers share it with Apple's layout types, such as `HStackLayout` and `GridLayout`.
///
/// An arranger belongs to a single set of children and caches its results for them.
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

/// The positions of a container's children, measured from the container's top leading corner.
struct Arrangement {
  var proposals: [ProposedViewSize]
  var origins: [CGPoint]
  var size: CGSize

  func place(_ children: [LayoutNode], in bounds: CGRect) {
    for (index, child) in children.enumerated() {
      child.place(at: bounds.origin + origins[index], proposal: proposals[index])
    }
  }

  /// Returns the combined guide of the children, if the container inherits the guide.
  func explicitGuide(_ key: AlignmentKey, of children: [LayoutNode]) -> CGFloat? {
    key.combined(
      children.indices.lazy.map { index in
        children[index].explicitGuide(key, for: proposals[index])
          .map { $0 + origins[index][key.axis] }
      })
  }
}

/// Lengths aligned by their guides, and the extent they cover.
struct AlignedExtent {
  /// The start of each length.
  ///
  /// A start is `nil` if the length or its guide is infinite; such a length starts at the origin.
  private var starts: [CGFloat?] = []
  private var lowest = CGFloat.infinity
  private var highest = -CGFloat.infinity

  /// Adds a length.
  ///
  /// If `counts` is `false`, the length is aligned but doesn't widen the extent.
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

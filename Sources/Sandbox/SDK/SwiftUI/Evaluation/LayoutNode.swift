package import Drawing
package import Foundation

/// A view or modifier in the evaluated tree, with its size, its position and its drawing.
///
/// Nodes are created, laid out and drawn on the main actor but aren't bound to it. Apple's layout API
/// (`Layout`, `ViewDimensions`, alignment guides) isn't isolated and reads them.
///
/// Layout uses leading-to-trailing coordinates throughout. `place(at:proposal:)` mirrors the children of a
/// right-to-left node, so behaviors can ignore the direction.
package final class LayoutNode {
  /// The name of the view or modifier in source code, such as `VStack`, `Text` or `frame`.
  package let type: String
  package let behavior: any LayoutBehavior
  package private(set) var children: [LayoutNode]
  package var environment: EnvironmentValues
  package let evaluation: Evaluation
  package var metrics: TextMetrics { evaluation.metrics }

  /// The value of `layoutPriority(_:)` for the parent stack.
  package var priority: Double = 0
  package var zIndex: Double = 0
  /// Values that only the parent understands, such as `LayoutValueKey` values, grid columns and tags.
  package var layoutValues: [ObjectIdentifier: Any] = [:]
  /// The node's own preference changes.
  ///
  /// Each child stores its own changes.
  package var preferences: [PreferenceWrite] = []
  package var identifier: String?
  package var traits = ViewTraits()
  package var text: String?
  package var isTruncated = false

  /// The frame in the root's coordinates, set by placement.
  package internal(set) var frame: CGRect = .zero
  package internal(set) var placedProposal: ProposedViewSize = .unspecified
  /// The node's index in a walk from the root, set when the picture is created.
  package internal(set) var index = 0

  /// Whether a custom layout has placed the node.
  ///
  /// A custom layout can leave nodes unplaced.
  var wasPlacedByLayout = false

  /// The frame of the right-to-left parent in which this node's position is mirrored.
  private var mirror: CGRect?
  private var sizes = ProposalCache<CGSize>()
  private var guides: [AlignmentKey: ProposalCache<CGFloat?>] = [:]

  package init(
    _ type: String, behavior: any LayoutBehavior, children: [LayoutNode] = [],
    in context: ViewContext
  ) {
    self.type = type
    self.behavior = behavior
    self.children = children
    self.environment = context.environment
    self.evaluation = context.evaluation
    traits.owner = context.owner
    context.evaluation.nodeCount += 1
  }

  /// Replaces the children, for behaviors that choose or create them during placement.
  package func adopt(_ children: [LayoutNode]) {
    self.children = children
    let bounds = environment.layoutDirection == .rightToLeft ? frame : nil
    for child in children { child.mirror = bounds }
  }

  /// Returns the node's size for `proposal`.
  ///
  /// The size is cached, because stacks ask for it repeatedly.
  package func size(for proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.withoutNaN
    if let known = sizes[proposal] { return known }
    let size = behavior.size(of: self, for: proposal).checked(of: self)
    sizes[proposal] = size
    return size
  }

  /// All proposals that the node received and the resulting sizes, in order.
  package var askedSizes: [(proposal: ProposedViewSize, size: CGSize)] { sizes.entries }

  /// Returns the explicit or default value of a guide, measured from the node's top or leading edge.
  package func guide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat {
    explicitGuide(key, for: proposal)
      ?? key.defaultValue(in: ViewDimensions(node: self, proposal: proposal))
  }

  package func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    let proposal = proposal.withoutNaN
    if let known = guides[key]?[proposal] { return known }
    let value = behavior.explicitGuide(key, of: self, for: proposal)
    guides[key, default: ProposalCache()][proposal] = .some(value)
    return value
  }

  package private(set) lazy var spacing: ViewSpacing = behavior.spacing(of: self)

  /// Places the node's top leading corner at `origin`, in the root's coordinates before mirroring, then
  /// places its children.
  package func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let proposal = proposal.withoutNaN
    frame = CGRect(origin: origin.finite, size: size(for: proposal))
    if let mirror { frame.origin.x = mirror.minX + mirror.maxX - frame.maxX }
    placedProposal = proposal
    adopt(children)
    behavior.placeChildren(of: self, in: frame, proposal: proposal)
  }

  /// Places the node so that its `alignment` point matches the same point of `bounds`.
  package func place(in bounds: CGRect, alignment: Alignment, proposal: ProposedViewSize) {
    let offset = offset(in: bounds.size, alignment: alignment, proposal: proposal)
    place(
      at: CGPoint(x: bounds.minX + offset.x, y: bounds.minY + offset.y), proposal: proposal)
  }

  /// Returns the position of the node's top leading corner in a container of `size` that has no guides of its
  /// own.
  package func offset(
    in size: CGSize, alignment: Alignment, proposal: ProposedViewSize
  ) -> CGPoint {
    let container = ViewDimensions(box: size)
    return CGPoint(
      x: container[alignment.horizontal] - guide(alignment.horizontal.key, for: proposal),
      y: container[alignment.vertical] - guide(alignment.vertical.key, for: proposal))
  }
}

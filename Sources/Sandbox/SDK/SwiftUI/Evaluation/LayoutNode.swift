package import Drawing
package import Foundation

/// A view or modifier in the evaluated tree: how it is sized, where it ended up, what it draws.
///
/// Nodes are made, laid out and drawn on the main actor, but are not bound to it: Apple's layout API
/// (`Layout`, `ViewDimensions`, alignment guides) is free of isolation and reads them.
///
/// Layout works in leading-to-trailing coordinates throughout; `place(at:proposal:)` mirrors the
/// children of a right-to-left node, so that behaviors never ask for the direction.
package final class LayoutNode {
  /// The view's or modifier's name as learners write it: `VStack`, `Text`, `frame`.
  package let type: String
  package let behavior: any LayoutBehavior
  package private(set) var children: [LayoutNode]
  package var environment: EnvironmentValues
  package let evaluation: Evaluation
  package var metrics: TextMetrics { evaluation.metrics }

  /// `layoutPriority(_:)`, as the parent stack sees it.
  package var priority: Double = 0
  package var zIndex: Double = 0
  /// Values for the parent that only it understands: `LayoutValueKey`, grid columns, tags.
  package var layoutValues: [ObjectIdentifier: Any] = [:]
  /// What the node itself adds to preferences; its children's are collected from them.
  package var preferences: [PreferenceWrite] = []
  package var identifier: String?
  package var traits = ViewTraits()
  package var text: String?
  package var isTruncated = false

  /// Set by placement, in the root's coordinates.
  package internal(set) var frame: CGRect = .zero
  /// The proposal the node was placed with.
  package internal(set) var placedProposal: ProposedViewSize = .unspecified
  /// The node's place in a walk from the root, set when the picture is made.
  package internal(set) var index = 0

  /// Whether a custom layout has placed the node; it may forget some.
  var wasPlacedByLayout = false

  /// The frame of the right-to-left parent that this node's place is mirrored in.
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

  /// Replaces the children: for behaviors that choose or make them only when they are placed.
  package func adopt(_ children: [LayoutNode]) {
    self.children = children
    let bounds = environment.layoutDirection == .rightToLeft ? frame : nil
    for child in children { child.mirror = bounds }
  }

  /// The size the node takes when offered `proposal`; remembered, since stacks ask again and again.
  package func size(for proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.withoutNaN
    if let known = sizes[proposal] { return known }
    let size = behavior.size(of: self, for: proposal).checked(of: self)
    sizes[proposal] = size
    return size
  }

  /// Every proposal the node was asked about, in order, with its answers.
  package var askedSizes: [(proposal: ProposedViewSize, size: CGSize)] { sizes.entries }

  /// The explicit or default value of a guide, from the node's own top or leading edge.
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

  /// The distances the node prefers to its neighbours in a stack.
  package private(set) lazy var spacing: ViewSpacing = behavior.spacing(of: self)

  /// Puts the node's leading top corner at `origin` (the root's coordinates, before mirroring) and
  /// places what is inside.
  package func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let proposal = proposal.withoutNaN
    frame = CGRect(origin: origin.finite, size: size(for: proposal))
    if let mirror { frame.origin.x = mirror.minX + mirror.maxX - frame.maxX }
    placedProposal = proposal
    adopt(children)
    behavior.placeChildren(of: self, in: frame, proposal: proposal)
  }

  /// Places the node so that its `alignment` point lies on that of `bounds`.
  package func place(in bounds: CGRect, alignment: Alignment, proposal: ProposedViewSize) {
    let offset = offset(in: bounds.size, alignment: alignment, proposal: proposal)
    place(
      at: CGPoint(x: bounds.minX + offset.x, y: bounds.minY + offset.y), proposal: proposal)
  }

  /// Where the node's corner lies in a container of `size` that aligns it without guides of its own.
  package func offset(
    in size: CGSize, alignment: Alignment, proposal: ProposedViewSize
  ) -> CGPoint {
    let container = ViewDimensions(box: size)
    return CGPoint(
      x: container[alignment.horizontal] - guide(alignment.horizontal.key, for: proposal),
      y: container[alignment.vertical] - guide(alignment.vertical.key, for: proposal))
  }
}

package import Drawing
package import Foundation

/// A view or modifier in the evaluated tree: how it is sized, where it ended up, what it draws.
///
/// Nodes are made, laid out and drawn on the main actor, but are not bound to it: Apple's layout API
/// (`Layout`, `ViewDimensions`, alignment guides) is free of isolation and reads them.
package final class LayoutNode {
  /// The view's or modifier's name as learners write it: `VStack`, `Text`, `frame`.
  package let type: String
  package let behavior: any LayoutBehavior
  package var children: [LayoutNode]
  package var environment: EnvironmentValues
  package let metrics: TextMetrics

  /// `layoutPriority(_:)`, as the parent stack sees it.
  package var priority: Double = 0
  package var zIndex: Double = 0
  /// Values for the parent that only it understands: `LayoutValueKey`, grid columns, tags.
  package var layoutValues: [ObjectIdentifier: Any] = [:]
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

  private var sizes: [ProposedViewSize: CGSize] = [:]

  package init(
    _ type: String, behavior: any LayoutBehavior, children: [LayoutNode] = [],
    in context: ViewContext
  ) {
    self.type = type
    self.behavior = behavior
    self.children = children
    self.environment = context.environment
    self.metrics = context.evaluation.metrics
    context.evaluation.nodeCount += 1
  }

  /// The size the node takes when offered `proposal`; remembered, since stacks ask again and again.
  package func size(for proposal: ProposedViewSize) -> CGSize {
    if let known = sizes[proposal] { return known }
    let size = behavior.size(of: self, for: proposal)
    sizes[proposal] = size
    return size
  }

  /// The explicit or default value of a guide, from the node's own top or leading edge.
  package func guide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat {
    explicitGuide(key, for: proposal)
      ?? key.defaultValue(in: ViewDimensions(node: self, proposal: proposal))
  }

  package func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    behavior.explicitGuide(key, of: self, for: proposal)
  }

  /// Puts the node's top-left corner at `origin` (root coordinates) and places what is inside.
  package func place(at origin: CGPoint, proposal: ProposedViewSize) {
    frame = CGRect(origin: origin, size: size(for: proposal))
    placedProposal = proposal
    behavior.placeChildren(of: self, in: frame, proposal: proposal)
  }
}

package import Foundation

/// A behavior that puts a second view in front of or behind a view, without affecting layout.
///
/// The second view gets the first view's size as its proposal, and is aligned with the first view.
package struct SecondaryLayerBehavior: LayoutBehavior {
  package enum Layer: Sendable { case overlay, background }

  let layer: Layer
  let alignment: Alignment

  package init(layer: Layer, alignment: Alignment) {
    self.layer = layer
    self.alignment = alignment
  }

  package var drawsChildrenByZIndex: Bool { false }

  private func primary(of node: LayoutNode) -> LayoutNode? {
    layer == .overlay ? node.children.first : node.children.last
  }

  private func secondary(of node: LayoutNode) -> LayoutNode? {
    guard node.children.count > 1 else { return nil }
    return layer == .overlay ? node.children.last : node.children.first
  }

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    primary(of: node)?.size(for: proposal) ?? .zero
  }

  package func placeChildren(
    of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize
  ) {
    guard let primary = primary(of: node) else { return }
    primary.place(at: bounds.origin, proposal: proposal)
    guard let secondary = secondary(of: node) else { return }
    let offered = ProposedViewSize(bounds.size)
    // The guides of both views meet, so that an overlay follows the guides of the view it covers.
    let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
    secondary.place(
      at: CGPoint(
        x: bounds.minX + primary.guide(horizontal, for: proposal)
          - secondary.guide(horizontal, for: offered),
        y: bounds.minY + primary.guide(vertical, for: proposal)
          - secondary.guide(vertical, for: offered)),
      proposal: offered)
  }

  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    primary(of: node)?.explicitGuide(key, for: proposal)
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing {
    primary(of: node)?.spacing ?? ViewSpacing()
  }
}

extension LayoutNode {
  /// Returns this node with another in front of it or behind it.
  package func layered(
    _ type: String, _ layer: SecondaryLayerBehavior.Layer, alignment: Alignment,
    secondary: LayoutNode?, in context: ViewContext, behavior: (any LayoutBehavior)? = nil
  ) -> LayoutNode {
    let node = wrapped(
      type, behavior: behavior ?? SecondaryLayerBehavior(layer: layer, alignment: alignment),
      in: context)
    if let secondary {
      node.adopt(layer == .overlay ? [self, secondary] : [secondary, self])
    }
    return node
  }
}

extension ViewContext {
  /// Returns the node of an overlay or background.
  ///
  /// Several views are stacked on top of one another.
  @MainActor
  package func layerNode(of view: some View, alignment: Alignment) -> LayoutNode? {
    let inner = setting(\.stackAxis, to: nil)
    let nodes = inner.nodes(of: view)
    guard nodes.count > 1 else { return nodes.first }
    return LayoutNode(
      "ZStack", behavior: OverlayStackBehavior(alignment: alignment), children: nodes, in: inner)
  }
}

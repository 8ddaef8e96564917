import Foundation

/// A container that arranges its views with a layout.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
struct LayoutContainer<L, Content> where L: Layout, Content: View {
  let layout: L
  let content: Content
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension LayoutContainer: View, PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let orientation =
      (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
    return [
      LayoutNode(
        "\(L.self)",
        behavior: CustomLayoutBehavior(
          layout: layout, direction: context.environment.layoutDirection),
        children: context.setting(\.stackAxis, to: orientation).nodes(of: content), in: context)
    ]
  }
}

/// A behavior that asks a layout to place the children.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
final class CustomLayoutBehavior<L: Layout>: Arranger {
  private let layout: L
  private let direction: LayoutDirection
  private var cache: L.Cache?

  init(layout: L, direction: LayoutDirection) {
    self.layout = layout
    self.direction = direction
  }

  private func with<Result>(
    _ children: [LayoutNode], _ operation: (LayoutSubviews, inout L.Cache) -> Result
  ) -> Result {
    let subviews = LayoutSubviews(nodes: children, direction: direction)
    var current = cache ?? layout.makeCache(subviews: subviews)
    defer { cache = current }
    return operation(subviews, &current)
  }

  func size(of children: [LayoutNode], for proposal: ProposedViewSize) -> CGSize {
    with(children) { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  func place(_ children: [LayoutNode], in bounds: CGRect, proposal: ProposedViewSize) {
    for child in children { child.wasPlacedByLayout = false }
    with(children) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1)
    }
    // As Apple documents, a view that the layout doesn't place appears in the center.
    for child in children where !child.wasPlacedByLayout {
      child.place(in: bounds, alignment: .center, proposal: proposal)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, of children: [LayoutNode], for proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size(of: children, for: proposal))
    return with(children) { subviews, cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      }
    }
  }

  func spacing(of children: [LayoutNode]) -> ViewSpacing {
    with(children) { layout.spacing(subviews: $0, cache: &$1) }
  }
}

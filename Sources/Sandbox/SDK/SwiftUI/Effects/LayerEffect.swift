import Drawing

/// A modifier that draws its content as a single layer, to fade, clip, rotate or blur it.
struct LayerEffect {
  typealias Body = Never
  let nodeType: String
  /// A closure that configures the layer, which uses the root's coordinates, as the node's frame does.
  let apply: (inout Layer, LayoutNode) -> Void
  let record: (LayoutNode) -> Void
}

extension LayerEffect: WrappingModifier {
  func behavior(in context: ViewContext) -> any LayoutBehavior { LayerBehavior(apply: apply) }

  func configure(_ node: LayoutNode, in context: ViewContext) { record(node) }
}

struct LayerBehavior: LayoutBehavior {
  let apply: (inout Layer, LayoutNode) -> Void

  func draw(_ node: LayoutNode, children: () -> [DisplayItem]) -> [DisplayItem] {
    let items = children()
    guard !items.isEmpty else { return [] }
    var layer = Layer(items: items)
    apply(&layer, node)
    return [DisplayItem(.layer(layer))]
  }
}

extension View {
  /// Draws this view as a single layer; `name` is the modifier's name in source code.
  nonisolated func layerEffect(
    _ name: String, record: @escaping (LayoutNode) -> Void = { _ in },
    _ apply: @escaping (inout Layer, LayoutNode) -> Void
  ) -> some View {
    modifier(LayerEffect(nodeType: name, apply: apply, record: record))
  }
}

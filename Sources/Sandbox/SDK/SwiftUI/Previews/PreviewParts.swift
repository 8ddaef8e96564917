/// One of the views that stand side by side in a preview provider: Xcode shows each of them by itself.
package struct PreviewPart {
  let previews: AnyView
  let place: Int

  /// The view at a place among those of `previews`; nothing where there is none.
  package init(of previews: AnyView, at place: Int) {
    self.previews = previews
    self.place = place
  }

  /// What the modifiers of each of the views say about its preview.
  @MainActor
  package static func descriptions(of previews: AnyView) -> [PreviewDescription] {
    let context = ViewContext(environment: EnvironmentValues(), evaluation: Evaluation())
    let nodes = context.evaluation.withAmbient(context.environment) { context.nodes(of: previews) }
    return nodes.map(\.previewDescription)
  }
}

extension PreviewPart: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let nodes = context.nodes(of: previews)
    return nodes.indices.contains(place) ? [nodes[place]] : []
  }
}

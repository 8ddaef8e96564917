/// One of several views in a preview provider.
///
/// Xcode shows each as a separate preview.
package struct PreviewPart {
  let previews: AnyView
  let place: Int

  /// Creates a part from the view at an index in `previews`.
  ///
  /// The part is empty if the index is out of range.
  package init(of previews: AnyView, at place: Int) {
    self.previews = previews
    self.place = place
  }

  /// Returns the preview settings of each view.
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

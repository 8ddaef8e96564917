import Drawing

/// Fades what a tap has made out of date while its intent runs; a picture of any other moment notes that
/// the call is not seen in it.
///
/// Apple says that the view changes its appearance under `RedactionReasons.invalidated` and not how: it is
/// drawn at half its strength here.
struct InvalidatableContent {
  typealias Body = Never
  let isInvalidatable: Bool

  /// The share of the content's opacity that is left.
  static let strength = 0.5
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension InvalidatableContent: ViewModifier, PrimitiveModifier {
  func makeNodes(
    in context: ViewContext, content: (ViewContext) -> [LayoutNode]
  ) -> [LayoutNode] {
    guard isInvalidatable else { return content(context) }
    guard context.environment.redactionReasons.contains(.invalidated) else {
      return NotingModifier(call: .invalidation).makeNodes(in: context, content: content)
    }
    let fading = LayerEffect(
      nodeType: "invalidatableContent",
      apply: { layer, _ in layer.opacity = Self.strength },
      record: { node in
        node.traits.opacity = Self.strength
        node.traits.isInvalidated = true
      })
    return fading.makeNodes(in: context, content: content)
  }
}

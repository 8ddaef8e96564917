import Drawing

/// A modifier that fades out-of-date content while a tap's intent runs.
///
/// At any other time, the modifier has no effect and leaves a note for the learner.
///
/// Apple documents that the view changes its appearance under `RedactionReasons.invalidated`, but not how.
/// Rings draws the view at half opacity.
struct InvalidatableContent {
  typealias Body = Never
  let isInvalidatable: Bool

  /// The opacity of invalidated content.
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

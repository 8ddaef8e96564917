public import AppleFoundation
import Drawing

/// An effect that changes a view's drawing without changing its layout.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Self.Body == Never {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension GeometryEffect {
  /// Returns the effect itself, because on the simulated phone geometry readers ignore every effect.
  nonisolated public func ignoredByLayout() -> Self { self }
}

extension LayoutNode {
  /// Wraps the node in a layer that an effect transforms.
  func wrapped(by effect: some GeometryEffect, in context: ViewContext) -> LayoutNode {
    let apply: (inout Layer, LayoutNode) -> Void = { layer, node in
      let transform = effect.effectValue(size: node.frame.size).affine
      layer.transform = transform.around(node.frame.origin).drawn
    }
    return wrapped("\(Swift.type(of: effect))", behavior: LayerBehavior(apply: apply), in: context)
  }
}

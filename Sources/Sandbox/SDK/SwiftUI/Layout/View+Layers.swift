@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(LayerModifier(layer: .overlay, alignment: alignment, secondary: content()))
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(LayerModifier(layer: .background, alignment: alignment, secondary: content()))
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  @available(macOS, introduced: 10.15, deprecated: 100000.0)
  @available(watchOS, introduced: 6.0, deprecated: 100000.0)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0)
  @_disfavoredOverload
  nonisolated public func overlay<Overlay>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View where Overlay: View {
    modifier(LayerModifier(layer: .overlay, alignment: alignment, secondary: overlay))
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  @available(macOS, introduced: 10.15, deprecated: 100000.0)
  @available(watchOS, introduced: 6.0, deprecated: 100000.0)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0)
  @_disfavoredOverload
  nonisolated public func background<Background>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View where Background: View {
    modifier(LayerModifier(layer: .background, alignment: alignment, secondary: background))
  }
}

/// The modifier behind `overlay` and `background`.
package struct LayerModifier<Secondary> {
  package typealias Body = Never
  let layer: SecondaryLayerBehavior.Layer
  let alignment: Alignment
  let secondary: Secondary

  package init(layer: SecondaryLayerBehavior.Layer, alignment: Alignment, secondary: Secondary) {
    self.layer = layer
    self.alignment = alignment
    self.secondary = secondary
  }
}

extension LayerModifier: ViewModifier, PrimitiveModifier where Secondary: View {
  package func makeNodes(
    in context: ViewContext, content: (ViewContext) -> [LayoutNode]
  ) -> [LayoutNode] {
    content(context).map { primary in
      primary.layered(
        layer == .overlay ? "overlay" : "background", layer, alignment: alignment,
        secondary: context.layerNode(of: secondary, alignment: alignment), in: context)
    }
  }
}

import Foundation

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func overlayPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    modifier(
      PreferenceLayerModifier<Key, T>(layer: .overlay, alignment: .center, transform: transform))
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func overlayPreferenceValue<K, V>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    modifier(
      PreferenceLayerModifier<K, V>(layer: .overlay, alignment: alignment, transform: transform))
  }

  nonisolated public func backgroundPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View {
    modifier(
      PreferenceLayerModifier<Key, T>(
        layer: .background, alignment: .center, transform: transform))
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func backgroundPreferenceValue<K, V>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View where K: PreferenceKey, V: View {
    modifier(
      PreferenceLayerModifier<K, V>(
        layer: .background, alignment: alignment, transform: transform))
  }
}

struct PreferenceLayerModifier<Key: PreferenceKey, Layer> {
  typealias Body = Never
  let layer: SecondaryLayerBehavior.Layer
  let alignment: Alignment
  let transform: (Key.Value) -> Layer
}

extension PreferenceLayerModifier: WrappingModifier, ViewModifier, PrimitiveModifier
where Layer: View {
  var nodeType: String {
    layer == .overlay ? "overlayPreferenceValue" : "backgroundPreferenceValue"
  }

  func behavior(in context: ViewContext) -> any LayoutBehavior {
    let ambient = Evaluation.ambient
    return PreferenceLayerBehavior(layer: layer, alignment: alignment) { primary in
      context.evaluation.withAmbient(ambient) {
        context.layerNode(
          of: transform(primary.preference(Key.self) ?? Key.defaultValue), alignment: alignment)
      }
    }
  }
}

/// A behavior that creates a second view from the preferences of the first view, once the first view is
/// placed.
struct PreferenceLayerBehavior: LayoutBehavior {
  let layer: SecondaryLayerBehavior.Layer
  let alignment: Alignment
  let makeLayer: @MainActor (LayoutNode) -> LayoutNode?

  var drawsChildrenByZIndex: Bool { false }

  func placeChildren(of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize) {
    guard let primary = node.children.first else { return }
    primary.place(at: bounds.origin, proposal: proposal)
    let placed = Isolated(primary)
    let made = MainActor.assumeIsolated { Isolated(makeLayer(placed.value)) }
    guard let secondary = made.value else { return }
    node.adopt(layer == .overlay ? [primary, secondary] : [secondary, primary])
    secondary.place(in: bounds, alignment: alignment, proposal: ProposedViewSize(bounds.size))
  }
}

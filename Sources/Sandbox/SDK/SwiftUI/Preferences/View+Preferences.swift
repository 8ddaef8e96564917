@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View
  where K: PreferenceKey {
    modifier(PreferenceModifier(nodeType: "preference", key: key) { _, _ in value })
  }

  nonisolated public func transformPreference<K>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey {
    modifier(
      PreferenceModifier(nodeType: "transformPreference", key: key) { value, _ in
        var value = value
        callback(&value)
        return value
      })
  }

  nonisolated public func anchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View where K: PreferenceKey {
    modifier(
      PreferenceModifier(nodeType: "anchorPreference", key: K.self) { _, node in
        transform(Anchor { value.resolve(node, $0) })
      })
  }

  nonisolated public func transformAnchorPreference<A, K>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View where K: PreferenceKey {
    modifier(
      PreferenceModifier(nodeType: "transformAnchorPreference", key: K.self) { said, node in
        var said = said
        transform(&said, Anchor { value.resolve(node, $0) })
        return said
      })
  }

  /// Never calls `action`, because nothing changes after a widget is archived.
  @preconcurrency
  nonisolated public func onPreferenceChange<K>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable {
    noting(.preferenceChange)
  }
}

struct PreferenceModifier<Key: PreferenceKey> {
  typealias Body = Never
  let nodeType: String
  let key: Key.Type
  /// A closure that transforms the content's preference into the view's preference.
  ///
  /// The node provides the view's position.
  let value: (Key.Value, LayoutNode) -> Key.Value
}

extension PreferenceModifier: WrappingModifier {
  func configure(_ node: LayoutNode, in context: ViewContext) {
    node.preferences.append(
      PreferenceWrite(key: ObjectIdentifier(key)) { [value, unowned node] said in
        value(said as? Key.Value ?? Key.defaultValue, node)
      })
  }
}

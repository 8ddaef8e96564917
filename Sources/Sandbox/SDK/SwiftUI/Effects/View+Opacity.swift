@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Sets the opacity of a view, from 0, which is invisible, to 1, which is opaque.
  ///
  /// In an accented widget, opacity is the only difference between colors that remains.
  ///
  /// ```swift
  /// HStack { Text("now"); Text("later").opacity(0.4) }
  /// ```
  nonisolated public func opacity(_ opacity: Double) -> some View {
    let amount = opacity.isNaN ? 1 : max(0, min(1, opacity))
    return layerEffect("opacity", record: { $0.traits.opacity = amount }) { layer, _ in
      layer.opacity = amount
    }
  }
}

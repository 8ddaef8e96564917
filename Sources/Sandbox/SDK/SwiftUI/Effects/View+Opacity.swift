@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Makes a view transparent: 1 shows it, 0 nothing.
  ///
  /// In an accented widget that is the one difference that remains.
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

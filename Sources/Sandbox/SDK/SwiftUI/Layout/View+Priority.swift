@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Lets a view take its room before its neighbours, which share what is left.
  ///
  /// ```swift
  /// HStack { Text("Thunderstorms all day").lineLimit(1); Text("23° / 17°").lineLimit(1).layoutPriority(1) }
  /// ```
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    changingNodes { node in
      node.priority = value.isNaN ? 0 : value
      node.traits.layoutPriority = value
    }
  }

  /// Draws a view above its neighbours in a `ZStack`, wherever it is written.
  ///
  /// ```swift
  /// ZStack { Text("23°").zIndex(1); Circle().fill(.yellow) }
  /// ```
  nonisolated public func zIndex(_ value: Double) -> some View {
    changingNodes { $0.zIndex = value.isNaN ? 0 : value }
  }
}

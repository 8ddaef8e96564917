@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Sets the layout priority of a view.
  ///
  /// Views with a higher priority take space first; their neighbors share the rest.
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

  /// Sets the drawing order of a view.
  ///
  /// Views with higher values are in front of their neighbors.
  ///
  /// ```swift
  /// ZStack { Text("23°").zIndex(1); Circle().fill(.yellow) }
  /// ```
  nonisolated public func zIndex(_ value: Double) -> some View {
    changingNodes { $0.zIndex = value.isNaN ? 0 : value }
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  /// Groups the geometry of a view and its content.
  ///
  /// It has no effect in a widget, whose geometry changes at once.
  ///
  /// ```swift
  /// Text("Rain").geometryGroup()
  /// ```
  nonisolated public func geometryGroup() -> some View { noting(.geometryGroup) }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension View {
  /// Adds the standard padding, because a widget has no scene around it.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  /// Geometry changes at once in a widget, so that there is nothing to hold together.
  ///
  /// ```swift
  /// Text("Rain").geometryGroup()
  /// ```
  nonisolated public func geometryGroup() -> some View { noting(.geometryGroup) }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension View {
  /// Padding from the edge of a scene: the standard padding, as there is no scene around a widget.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
}

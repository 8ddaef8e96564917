@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  /// Sets a style that fills the container behind this view.
  ///
  /// ```swift
  /// Text("23°").containerBackground(for: .widget) { Color.teal }
  /// ```
  nonisolated public func containerBackground<S>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View where S: ShapeStyle {
    containerBackground(for: container) { Rectangle().fill(style) }
  }
}

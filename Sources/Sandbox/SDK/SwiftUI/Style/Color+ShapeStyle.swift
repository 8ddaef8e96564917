@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Color: ShapeStyle, PrimitiveShapeStyle {
  package func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    ResolvedStyle(.color(rgba(in: environment))).faded(toLevel: level)
  }
}

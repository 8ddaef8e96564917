@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Gradient: ShapeStyle, PrimitiveShapeStyle {
  /// Resolves to a linear gradient from top to bottom by default.
  package func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)
      .resolved(in: environment, level: level)
  }
}

/// A type-erased style.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public struct AnyShapeStyle: ShapeStyle {
  package let style: any ShapeStyle

  public init<S>(_ style: S) where S: ShapeStyle {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension AnyShapeStyle: PrimitiveShapeStyle {
  package func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    style.resolved(in: environment, level: level)
  }
}

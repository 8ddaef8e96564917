/// The current tint.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public struct TintShapeStyle: ShapeStyle {
  public init() {}
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension TintShapeStyle: PrimitiveShapeStyle {
  package func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    (environment.tint ?? AnyShapeStyle(Color.blue)).resolved(in: environment, level: level)
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension EnvironmentValues {
  private struct TintKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
  }

  /// The tint set by `tint(_:)` and `accentColor(_:)`, or `nil` for the system's blue.
  ///
  /// The system draws archived views, so a widget's controls don't use the `AccentColor` of its catalog.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

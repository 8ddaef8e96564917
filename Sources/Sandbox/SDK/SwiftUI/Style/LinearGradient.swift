/// A gradient along a straight line.
///
/// ```swift
/// LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom)
/// ```
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct LinearGradient: ShapeStyle, Sendable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension LinearGradient: PrimitiveShapeStyle {
  package func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    ResolvedStyle(
      .linear(stops: gradient.stops(in: environment), start: startPoint, end: endPoint)
    ).faded(toLevel: level)
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension LinearGradient: View {
  public var body: _ShapeView<Rectangle, LinearGradient> { areaFilled(with: self) }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> some ShapeStyle {
    PlacedGradient(gradient: gradient) {
      LinearGradient(gradient: $0, startPoint: startPoint, endPoint: endPoint)
    }
  }
}

/// An `AnyGradient` laid out by one of the gradient styles.
struct PlacedGradient<Style>: ShapeStyle, PrimitiveShapeStyle where Style: ShapeStyle {
  let gradient: AnyGradient
  let style: @Sendable (Gradient) -> Style

  init(gradient: AnyGradient, style: @escaping @Sendable (Gradient) -> Style) {
    self.gradient = gradient
    self.style = style
  }

  func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    style(gradient.gradient(in: environment)).resolved(in: environment, level: level)
  }
}

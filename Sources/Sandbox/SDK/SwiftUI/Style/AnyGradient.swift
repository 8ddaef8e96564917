/// A type-erased gradient, which runs from top to bottom by default.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AnyGradient: Hashable, ShapeStyle, Sendable {
  enum Source: Hashable, Sendable {
    case stops(Gradient)
    /// `Color.gradient`: the color as if lit softly from above.
    case standard(Color)
  }

  let source: Source

  public init(_ gradient: Gradient) {
    source = .stops(gradient)
  }

  init(standardGradientOf color: Color) {
    source = .standard(color)
  }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    switch source {
    case .stops(let gradient): gradient.colorSpace(space)
    case .standard: self
    }
  }

  /// Returns the gradient with the colors of an environment.
  func gradient(in environment: EnvironmentValues) -> Gradient {
    switch source {
    case .stops(let gradient): return gradient
    case .standard(let color):
      let base = color.rgba(in: environment)
      let light = Gradient.ColorSpace.device.mix(base, .white, at: 0.2).opacity(1)
      return Gradient(colors: [Color(light), Color(base)])
    }
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AnyGradient: PrimitiveShapeStyle {
  package func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    LinearGradient(
      gradient: gradient(in: environment), startPoint: .top, endPoint: .bottom
    ).resolved(in: environment, level: level)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Color {
  public var gradient: AnyGradient { AnyGradient(standardGradientOf: self) }
}

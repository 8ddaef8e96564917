public import AppleFoundation
import Drawing

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension GraphicsContext {
  /// The color or pattern that a canvas draws with.
  public struct Shading: Sendable {
    indirect enum Kind: Sendable {
      case style(any ShapeStyle)
      case linear(Gradient, start: CGPoint, end: CGPoint)
      case radial(Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
      case conic(Gradient, center: CGPoint, angle: Angle)
    }

    let kind: Kind

    public static var backdrop: Shading { Shading(kind: .style(BackgroundStyle())) }
    public static var foreground: Shading { Shading(kind: .style(ForegroundStyle())) }

    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    public static func color(_ color: Color) -> Shading { Shading(kind: .style(color)) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    public static func style<S>(_ style: S) -> Shading where S: ShapeStyle {
      Shading(kind: .style(style))
    }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, start: startPoint, end: endPoint))
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius))
    }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .conic(gradient, center: center, angle: angle))
    }

    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale)))
    }
  }

  /// The continuation of a gradient beyond its ends.
  @frozen public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  public func resolve(_ shading: Shading) -> Shading { shading }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension GraphicsContext.Shading {
  /// Returns the style with its points moved by `offset`.
  func resolved(in environment: EnvironmentValues, offset: CGPoint) -> ResolvedStyle {
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    }
    switch kind {
    case .style(let style):
      return style.resolved(in: environment)
    case .linear(let gradient, let start, let end):
      return ResolvedStyle(
        .placed(
          .linearGradient(
            stops: gradient.stops(in: environment), start: moved(start), end: moved(end))))
    case .radial(let gradient, let center, let startRadius, let endRadius):
      return ResolvedStyle(
        .placed(
          .radialGradient(
            stops: gradient.stops(in: environment), center: moved(center), startRadius: startRadius,
            endRadius: endRadius)))
    case .conic(let gradient, let center, let angle):
      return ResolvedStyle(
        .placed(
          .angularGradient(
            stops: gradient.stops(in: environment), center: moved(center),
            startAngle: angle.radians, endAngle: angle.radians + 2 * .pi)))
    }
  }
}

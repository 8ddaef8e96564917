package import Drawing

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension Color {
  /// A color with fixed components.
  public struct Resolved: Hashable, Sendable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      self.init(
        colorSpace.sRGB(
          red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity)))
    }

    package init(_ rgba: RGBA) {
      linearRed = Float(TransferFunction.linear(rgba.red))
      linearGreen = Float(TransferFunction.linear(rgba.green))
      linearBlue = Float(TransferFunction.linear(rgba.blue))
      opacity = Float(rgba.alpha)
    }

    public var red: Float {
      get { Float(TransferFunction.encoded(Double(linearRed))) }
      set { linearRed = Float(TransferFunction.linear(Double(newValue))) }
    }

    public var green: Float {
      get { Float(TransferFunction.encoded(Double(linearGreen))) }
      set { linearGreen = Float(TransferFunction.linear(Double(newValue))) }
    }

    public var blue: Float {
      get { Float(TransferFunction.encoded(Double(linearBlue))) }
      set { linearBlue = Float(TransferFunction.linear(Double(newValue))) }
    }
  }

  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    Color.Resolved(rgba(in: environment))
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension Color.Resolved: CustomStringConvertible, Codable {
  public var description: String { rgba.hexadecimal }

  package var rgba: RGBA {
    RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension Color.Resolved: ShapeStyle, PrimitiveShapeStyle {
  public typealias Resolved = Never

  package func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    ResolvedStyle(.color(rgba)).faded(toLevel: level)
  }
}

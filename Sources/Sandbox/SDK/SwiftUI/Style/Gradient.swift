public import AppleFoundation
package import Drawing

/// Colors along a line, each at a location from 0 to 1.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Gradient: Hashable, Sendable {
  /// A color at a location.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Gradient.Stop]
  private var space: ColorSpace = .device

  public init(stops: [Gradient.Stop]) {
    self.stops = stops
  }

  /// Creates a gradient of evenly spaced colors.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / last)
    }
  }

  /// The color space for mixing the colors between two stops.
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  public struct ColorSpace: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case device, perceptual }

    let kind: Kind

    public static let device = ColorSpace(kind: .device)
    public static let perceptual = ColorSpace(kind: .perceptual)
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return AnyGradient(copy)
  }

  /// Returns the stops in resolved colors, in order.
  ///
  /// Painters mix neighbors in sRGB, so perceptual gradients get additional stops.
  package func stops(in environment: EnvironmentValues) -> [GradientStop] {
    var place = -Double.infinity
    let fixed = stops.map { stop in
      // A stop that's placed before its predecessor moves to the predecessor's location.
      place = max(place, Double(stop.location))
      return GradientStop(color: stop.color.rgba(in: environment), location: place)
    }
    return space.kind == .perceptual ? space.subdivided(fixed) : fixed
  }
}

extension Gradient.ColorSpace {
  /// The number of pieces between two stops of a perceptual gradient.
  private static let pieces = 8

  func subdivided(_ stops: [GradientStop]) -> [GradientStop] {
    guard let first = stops.first else { return [] }
    return [first]
      + zip(stops, stops.dropFirst()).flatMap { left, right in
        (1...Self.pieces).map { piece in
          let fraction = Double(piece) / Double(Self.pieces)
          return GradientStop(
            color: mix(left.color, right.color, at: fraction),
            location: left.location + (right.location - left.location) * fraction)
        }
      }
  }
}

/// A gradient's premultiplied colors at even steps.
package struct ColorRamp {
  /// The number of steps from the gradient's start to its end.
  package static let steps = 255

  private let colors: [Pixel]

  /// Creates a ramp by sampling a gradient once per step.
  ///
  /// - Parameter color: Returns the color at a location from 0 to 1.
  package init(_ color: (Double) -> Pixel) {
    colors = (0...Self.steps).map { color(Double($0) / Double(Self.steps)) }
  }

  /// Returns the color at `location`, clamped to 0...1.
  package func color(at location: Double) -> Pixel {
    guard location > 0 else { return colors[0] }
    return colors[location >= 1 ? Self.steps : Int(saturating: location * Double(Self.steps) + 0.5)]
  }
}

/// A gradient's premultiplied colours at even steps.
package struct ColorRamp {
  /// The steps from the gradient's start to its end.
  package static let steps = 255

  private let colors: [Pixel]

  /// Samples a course of colours once.
  ///
  /// - Parameter color: The colour at a location from 0 to 1.
  package init(_ color: (Double) -> Pixel) {
    colors = (0...Self.steps).map { color(Double($0) / Double(Self.steps)) }
  }

  /// The colour nearest to `location`; before 0 and after 1 it is that of the end.
  package func color(at location: Double) -> Pixel {
    guard location > 0 else { return colors[0] }
    return colors[location >= 1 ? Self.steps : Int(saturating: location * Double(Self.steps) + 0.5)]
  }
}

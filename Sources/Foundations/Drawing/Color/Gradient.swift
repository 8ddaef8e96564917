/// A color at a location along a gradient, from 0 to 1.
package struct GradientStop: Hashable, Codable, Sendable {
  package var color: RGBA
  package var location: Double

  package init(color: RGBA, location: Double) {
    self.color = color
    self.location = location
  }
}

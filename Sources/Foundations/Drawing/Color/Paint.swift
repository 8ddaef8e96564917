package import Foundation

/// The fill of an area; points are absolute, in the picture's coordinates.
package indirect enum Paint: Hashable, Codable, Sendable {
  case color(RGBA)
  case linearGradient(stops: [GradientStop], start: CGPoint, end: CGPoint)
  case radialGradient(
    stops: [GradientStop], center: CGPoint, startRadius: Double, endRadius: Double)
  /// An angular gradient, with angles in radians, clockwise from the positive x-axis.
  case angularGradient(
    stops: [GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)
  /// A radial gradient stretched to the ellipse in `rect`; radii are fractions of the ellipse.
  case ellipticalGradient(
    stops: [GradientStop], rect: CGRect, center: CGPoint, startRadius: Double, endRadius: Double)
  /// A blurred backdrop with a tone and a thickness from 0 (ultra thin) to 1 (ultra thick).
  case material(base: RGBA, thickness: Double)
  case image(ImageContent, rect: CGRect)
}

package import Foundation

/// What an area is filled with; points are absolute, in the picture's coordinates.
package indirect enum Paint: Hashable, Codable, Sendable {
  case color(RGBA)
  case linearGradient(stops: [GradientStop], start: CGPoint, end: CGPoint)
  case radialGradient(
    stops: [GradientStop], center: CGPoint, startRadius: Double, endRadius: Double)
  /// Angles in radians, clockwise from the positive x axis.
  case angularGradient(
    stops: [GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)
  /// A radial gradient stretched to the ellipse inside `rect`; radii are fractions of it.
  case ellipticalGradient(
    stops: [GradientStop], rect: CGRect, center: CGPoint, startRadius: Double, endRadius: Double)
  /// Blurred backdrop: `thickness` from 0 (ultra thin) to 1 (ultra thick); `base` is its tone.
  case material(base: RGBA, thickness: Double)
  /// The paint of an image scaled into `rect`.
  case image(ImageContent, rect: CGRect)
}

package import Drawing
package import Foundation
package import Pixels

/// A style with resolved colors but without a position, which `paint(in:)` adds.
package struct ResolvedStyle: Hashable, Sendable {
  /// The paint of the area.
  ///
  /// Unit points are relative to the area's rectangle.
  package indirect enum Base: Hashable, Sendable {
    case color(RGBA)
    case linear(stops: [GradientStop], start: UnitPoint, end: UnitPoint)
    case radial(stops: [GradientStop], center: UnitPoint, startRadius: Double, endRadius: Double)
    /// Angles in radians.
    case angular(stops: [GradientStop], center: UnitPoint, start: Double, end: Double)
    case elliptical(
      stops: [GradientStop], center: UnitPoint, startRadius: Double, endRadius: Double)
    case mesh(MeshPatch.Grid)
    case material(base: RGBA, thickness: Double)
    /// `tile` is the size of a repetition, in points; `nil` stretches the image over the area.
    case image(ImageContent, tile: CGSize?)
    /// A paint with a final position, such as a canvas's gradient.
    case placed(Paint)
  }

  /// A drop shadow, or an inner shadow inside the shape.
  package struct Shadow: Hashable, Sendable {
    package var shadow: Layer.Shadow
    package var isInner: Bool
  }

  package var base: Base
  package var opacity: Double = 1
  package var blendMode: LayerBlendMode = .normal
  package var shadows: [Shadow] = []

  package init(_ base: Base) {
    self.base = base
  }

  /// Returns the opacity of a style's secondary, tertiary and further variants.
  package static func opacity(ofLevel level: Int) -> Double {
    switch level {
    case ...0: 1
    case 1: 0.5
    case 2: 0.25
    default: 0.18
    }
  }

  package func faded(by factor: Double) -> ResolvedStyle {
    var copy = self
    copy.opacity *= max(0, min(1, factor))
    return copy
  }

  package func faded(toLevel level: Int) -> ResolvedStyle {
    faded(by: Self.opacity(ofLevel: level))
  }

  /// Returns the paint of the style for an area, in points.
  package func paint(in rect: CGRect) -> Paint {
    switch base {
    case .color(let color):
      return .color(color.opacity(opacity))
    case .linear(let stops, let start, let end):
      return .linearGradient(
        stops: faded(stops), start: start.point(in: rect), end: end.point(in: rect))
    case .radial(let stops, let center, let startRadius, let endRadius):
      return .radialGradient(
        stops: faded(stops), center: center.point(in: rect), startRadius: startRadius,
        endRadius: endRadius)
    case .angular(let stops, let center, let start, let end):
      return .angularGradient(
        stops: faded(stops), center: center.point(in: rect), startAngle: start, endAngle: end)
    case .elliptical(let stops, let center, let startRadius, let endRadius):
      return .ellipticalGradient(
        stops: faded(stops), rect: rect, center: center.point(in: rect), startRadius: startRadius,
        endRadius: endRadius)
    case .mesh(let grid):
      return .image(grid.raster(for: rect.size, opacity: opacity), rect: rect)
    case .placed(let paint):
      return paint
    case .material(let base, let thickness):
      return .material(base: base.opacity(opacity), thickness: thickness)
    case .image(let content, let tile):
      let size = tile ?? rect.size
      return .image(content.faded(by: opacity), rect: CGRect(origin: rect.origin, size: size))
    }
  }

  private func faded(_ stops: [GradientStop]) -> [GradientStop] {
    guard opacity != 1 else { return stops }
    return stops.map { GradientStop(color: $0.color.opacity(opacity), location: $0.location) }
  }
}

package import Foundation

extension Outline {
  package static func rectangle(_ rect: CGRect) -> Outline {
    Outline(elements: [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ])
  }

  /// Returns the ellipse inscribed in `rect`, clockwise from its right end.
  package static func ellipse(in rect: CGRect) -> Outline {
    let (midX, midY) = (rect.midX, rect.midY)
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * circleControl, ry * circleControl)
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: midX + x, y: midY + y) }
    return Outline(elements: [
      .move(point(rx, 0)),
      .curve(to: point(0, ry), control1: point(rx, ky), control2: point(kx, ry)),
      .curve(to: point(-rx, 0), control1: point(-kx, ry), control2: point(-rx, ky)),
      .curve(to: point(0, -ry), control1: point(-rx, -ky), control2: point(-kx, -ry)),
      .curve(to: point(rx, 0), control1: point(kx, -ry), control2: point(rx, -ky)),
      .close,
    ])
  }

  /// Returns a rectangle whose shorter sides are half circles.
  package static func capsule(in rect: CGRect, style: CornerStyle = .circular) -> Outline {
    roundedRectangle(in: rect, radius: min(rect.width, rect.height) / 2, style: style)
  }

  /// The distance of a Bézier control point from the end of a quarter circle of radius 1.
  static let circleControl = 0.5522847498307936
}

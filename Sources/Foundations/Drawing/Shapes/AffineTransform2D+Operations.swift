package import Foundation

extension AffineTransform2D {
  package static func translation(x: Double, y: Double) -> AffineTransform2D {
    AffineTransform2D(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  package static func scale(x: Double, y: Double) -> AffineTransform2D {
    AffineTransform2D(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a rotation in radians, clockwise on screen because y points down.
  package static func rotation(_ radians: Double) -> AffineTransform2D {
    let sine = sin(radians)
    let cosine = cos(radians)
    return AffineTransform2D(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Returns this transform with `point` as its origin.
  package func around(_ point: CGPoint) -> AffineTransform2D {
    AffineTransform2D.translation(x: -point.x, y: -point.y)
      .followed(by: self)
      .followed(by: .translation(x: point.x, y: point.y))
  }

  /// Returns the transform that applies this transform, then `next`.
  package func followed(by next: AffineTransform2D) -> AffineTransform2D {
    AffineTransform2D(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  package var determinant: Double { a * d - b * c }

  /// The inverse transform, or `nil` if this transform isn't invertible.
  package var inverse: AffineTransform2D? {
    let determinant = determinant
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return AffineTransform2D(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The mean scale factor of lengths.
  package var meanScale: Double { abs(determinant).squareRoot() }

  package var isIdentity: Bool { self == .identity }

  package func apply(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the bounding box of the transformed rectangle.
  package func apply(_ rect: CGRect) -> CGRect {
    let corners = [
      apply(CGPoint(x: rect.minX, y: rect.minY)), apply(CGPoint(x: rect.maxX, y: rect.minY)),
      apply(CGPoint(x: rect.minX, y: rect.maxY)), apply(CGPoint(x: rect.maxX, y: rect.maxY)),
    ]
    var left = corners[0].x
    var right = left
    var top = corners[0].y
    var bottom = top
    for corner in corners.dropFirst() {
      left = min(left, corner.x)
      right = max(right, corner.x)
      top = min(top, corner.y)
      bottom = max(bottom, corner.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

public import AppleFoundation

/// A 3 × 3 matrix for projective transforms.
///
/// Rings draws only its affine part.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}

  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }

  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Replaces the transform with its inverse.
  ///
  /// Returns false and changes nothing if the transform isn't invertible.
  public mutating func invert() -> Bool {
    let cofactors = [
      m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22,
      m23 * m31 - m21 * m33, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23,
      m21 * m32 - m22 * m31, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21,
    ]
    let determinant = m11 * cofactors[0] + m12 * cofactors[3] + m13 * cofactors[6]
    guard determinant != 0 else { return false }
    let inverse = cofactors.map { $0 / determinant }
    (m11, m12, m13) = (inverse[0], inverse[1], inverse[2])
    (m21, m22, m23) = (inverse[3], inverse[4], inverse[5])
    (m31, m32, m33) = (inverse[6], inverse[7], inverse[8])
    return true
  }

  public func inverted() -> ProjectionTransform {
    var copy = self
    _ = copy.invert()
    return copy
  }

  /// Returns the transform that applies this transform, then the other.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return result
  }

  /// The affine part of the transform.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}

extension CGPoint {
  @available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let scale = m.m13 * x + m.m23 * y + m.m33
    let point = applying(m.affine)
    return scale == 0 || scale == 1 ? point : CGPoint(x: point.x / scale, y: point.y / scale)
  }
}

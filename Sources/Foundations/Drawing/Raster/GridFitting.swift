import Foundation

/// Aligns horizontal bars and hairlines with the sample grid, similar to font hinting.
///
/// A bar that straddles two half cells would have ragged ends.
enum GridFitting {
  /// Returns the transform, in sample coordinates, that aligns a shape with these bounds.
  static func transform(for bounds: CGRect) -> AffineTransform2D? {
    let (width, height) = (bounds.width, bounds.height)
    guard width > 0, height > 0 else { return nil }
    if width > 3 * height, height < 3.2 {
      if height >= 1.2 {
        // A bar of about half a cell fills one half: two samples, starting at an even one.
        let top = 2 * ((bounds.midY - 1) / 2).rounded()
        return stretch(from: bounds.minY, height, to: top, 2)
      }
      return stretch(from: bounds.minY, height, to: bounds.midY.rounded(.down), 1)
    }
    if height > 3 * width, width < 1.2 {
      let scale = 1 / width
      return AffineTransform2D(
        a: scale, b: 0, c: 0, d: 1, tx: bounds.midX.rounded(.down) - bounds.minX * scale, ty: 0)
    }
    return nil
  }

  private static func stretch(
    from start: Double, _ length: Double, to newStart: Double, _ newLength: Double
  ) -> AffineTransform2D {
    let scale = newLength / length
    return AffineTransform2D(a: 1, b: 0, c: 0, d: scale, tx: 0, ty: newStart - start * scale)
  }
}

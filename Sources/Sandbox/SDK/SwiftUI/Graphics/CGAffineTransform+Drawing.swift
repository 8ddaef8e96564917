package import AppleFoundation
package import Drawing

extension CGAffineTransform {
  package var drawn: AffineTransform2D {
    AffineTransform2D(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Returns the transform applied around `anchor` instead of the origin.
  package func around(_ anchor: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }
}

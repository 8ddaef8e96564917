/// A 2 × 3 matrix: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
package struct AffineTransform2D: Hashable, Codable, Sendable {
  package var a, b, c, d, tx, ty: Double

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static let identity = AffineTransform2D(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}

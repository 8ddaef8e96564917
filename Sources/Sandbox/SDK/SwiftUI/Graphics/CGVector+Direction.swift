import AppleFoundation

extension CGVector {
  init(from start: CGPoint, to end: CGPoint) {
    self.init(dx: end.x - start.x, dy: end.y - start.y)
  }

  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  /// The direction rotated a quarter turn clockwise on screen, one point long.
  var normal: CGVector {
    length > 0 ? CGVector(dx: -dy / length, dy: dx / length) : .zero
  }
}

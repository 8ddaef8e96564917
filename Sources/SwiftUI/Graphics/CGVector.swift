public import AppleFoundation

/// A direction with a length.
public struct CGVector: Hashable, Codable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init() {
    self.init(dx: 0, dy: 0)
  }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public static let zero = CGVector()

  init(from start: CGPoint, to end: CGPoint) {
    self.init(dx: end.x - start.x, dy: end.y - start.y)
  }

  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  /// The direction turned a quarter clockwise on screen, one point long.
  var normal: CGVector {
    length > 0 ? CGVector(dx: -dy / length, dy: dx / length) : .zero
  }
}

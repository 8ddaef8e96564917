package import Foundation

extension DisplayItem {
  /// A rectangle that contains everything the item paints, in its layer's points.
  ///
  /// It is fast rather than tight, and null if the item paints nothing.
  package var reach: CGRect {
    switch content {
    case .fill(let outline, _, _):
      return outline.controlBounds
    case .stroke(let outline, _, let pattern):
      let bounds = outline.controlBounds
      guard !bounds.isNull, pattern.width.isFinite else { return .null }
      let miter = pattern.join == .miter ? max(pattern.miterLimit, 1) : 1
      let margin = pattern.width / 2 * max(miter, 1.5)
      return bounds.insetBy(dx: -margin, dy: -margin)
    case .text(let line):
      return line.frame
    case .symbol(let symbol):
      // A drawn symbol is square, and a letter may extend beyond its frame.
      return symbol.frame.insetBy(dx: -symbol.frame.width / 4, dy: -symbol.frame.height / 4)
    case .image(let image):
      return image.frame
    case .layer(let layer):
      return layer.reach
    }
  }
}

extension Layer {
  /// The layer's contents after its transform, including blur and shadow.
  var reach: CGRect {
    let bounds = itemReach
    if bounds.isNull { return .null }
    var result = bounds.insetBy(dx: -blurRadius * 3, dy: -blurRadius * 3)
    if let shadow {
      let cast = bounds.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        .insetBy(dx: -shadow.radius * 3, dy: -shadow.radius * 3)
      result = result.union(cast)
    }
    if let clip { result = result.overlap(with: clip.controlBounds) }
    return result.isNull ? .null : transform.apply(result)
  }

  var itemReach: CGRect {
    items.reduce(CGRect.null) { $0.union($1.reach) }
  }
}

extension Outline {
  /// The bounding rectangle of all points and control points, or null if there are none.
  package var controlBounds: CGRect {
    var (left, top) = (Double.infinity, Double.infinity)
    var (right, bottom) = (-Double.infinity, -Double.infinity)
    func include(_ point: CGPoint) {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    for element in elements where element.isFinite {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .quadCurve(let end, let control):
        include(end)
        include(control)
      case .curve(let end, let first, let second):
        include(end)
        include(first)
        include(second)
      case .close: break
      }
    }
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

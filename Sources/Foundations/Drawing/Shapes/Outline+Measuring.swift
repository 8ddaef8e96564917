package import Foundation

extension Outline {
  package var isEmpty: Bool { elements.isEmpty }

  /// The tight bounding box of the outline, or zero if it is empty.
  package var bounds: CGRect {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity
    func include(_ point: CGPoint) {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    for line in flattened(tolerance: 0.05) { line.points.forEach(include) }
    guard left <= right, top <= bottom else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The total length of all lines, in points.
  package var length: Double { flattened().reduce(0) { $0 + $1.length } }

  /// Returns whether `point` is inside; as in filling, open lines count as closed.
  package func contains(_ point: CGPoint, isEvenOdd: Bool = false) -> Bool {
    var winding = 0
    for line in flattened() {
      let points = line.points
      guard var previous = points.last else { continue }
      for next in points {
        if (previous.y <= point.y) != (next.y <= point.y) {
          let fraction = (point.y - previous.y) / (next.y - previous.y)
          if previous.x + fraction * (next.x - previous.x) > point.x {
            winding += next.y > previous.y ? 1 : -1
          }
        }
        previous = next
      }
    }
    return isEvenOdd ? winding & 1 != 0 : winding != 0
  }

  /// The outline as an axis-aligned rectangle, or `nil` for any other shape.
  package var asRectangle: CGRect? {
    var corners: [CGPoint] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point):
        if index > 0 { return nil }
        corners.append(point)
      case .line(let point): corners.append(point)
      case .close: if index != elements.count - 1 { return nil }
      case .quadCurve, .curve: return nil
      }
    }
    if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let isUpright =
      corners[0].y == corners[1].y && corners[1].x == corners[2].x && corners[2].y == corners[3].y
      && corners[3].x == corners[0].x
    let isLying =
      corners[0].x == corners[1].x && corners[1].y == corners[2].y && corners[2].x == corners[3].x
      && corners[3].y == corners[0].y
    guard isUpright || isLying else { return nil }
    let (first, third) = (corners[0], corners[2])
    return CGRect(
      x: min(first.x, third.x), y: min(first.y, third.y), width: abs(third.x - first.x),
      height: abs(third.y - first.y))
  }
}

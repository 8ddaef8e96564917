package import Foundation

/// A chain of straight lines that approximates a curve for measuring and filling.
package struct Polyline: Hashable, Sendable {
  package var points: [CGPoint]
  /// Whether a line connects the last point to the first.
  package var isClosed: Bool

  package init(points: [CGPoint], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }

  /// The length in points.
  package var length: Double {
    var total = 0.0
    for (start, end) in zip(points, points.dropFirst()) { total += start.distance(to: end) }
    if isClosed, let first = points.first, let last = points.last {
      total += last.distance(to: first)
    }
    return total
  }

  /// The points, ending with the first point again if the line is closed.
  var unrolled: [CGPoint] {
    guard isClosed, let first = points.first else { return points }
    return points + [first]
  }

  /// Returns the part between two distances from the start, or `nil` if it is empty.
  func stretch(from start: Double, to end: Double) -> Polyline? {
    guard end > start else { return nil }
    let points = unrolled
    var result: [CGPoint] = []
    var travelled = 0.0
    for (first, second) in zip(points, points.dropFirst()) {
      let length = first.distance(to: second)
      if length == 0 { continue }
      let next = travelled + length
      if next > start, travelled < end {
        let from = max(start, travelled)
        let to = min(end, next)
        if result.isEmpty { result.append(first.toward(second, by: (from - travelled) / length)) }
        result.append(first.toward(second, by: (to - travelled) / length))
      }
      travelled = next
      if travelled >= end { break }
    }
    return result.count > 1 ? Polyline(points: result, isClosed: false) : nil
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> Double {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }

  func toward(_ other: CGPoint, by fraction: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }

  var isFinite: Bool { x.isFinite && y.isFinite }
}

import Foundation
import Pixels

extension Outline {
  /// Returns the area of a line along this outline, for filling with the nonzero rule.
  package func stroked(_ pattern: StrokePattern) -> Outline {
    guard pattern.width.isFinite, pattern.width > 0 else { return Outline() }
    var stroker = Stroker(pattern: pattern)
    // Thin lines need a smaller tolerance.
    let tolerance = min(max(pattern.width / 16, 0.002), 0.1)
    for line in dashed(by: pattern, tolerance: tolerance) { stroker.add(line) }
    return Outline(polylines: stroker.pieces)
  }
}

/// Builds a stroked line from a box per segment, a wedge per join and a cap per end.
///
/// All pieces wind in the same direction, so that overlaps stay filled with the nonzero rule.
private struct Stroker {
  let pattern: StrokePattern
  let radius: Double
  var pieces: [Polyline] = []

  init(pattern: StrokePattern) {
    self.pattern = pattern
    radius = pattern.width / 2
  }

  mutating func add(_ line: Polyline) {
    var points: [CGPoint] = []
    for point in line.points where points.last.map({ $0.distance(to: point) > 1e-9 }) ?? true {
      points.append(point)
    }
    if line.isClosed, points.count > 1, points[0].distance(to: points[points.count - 1]) < 1e-9 {
      points.removeLast()
    }
    guard points.count > 1 else {
      if let point = points.first { addDot(at: point) }
      return
    }
    let isClosed = line.isClosed && points.count > 2
    let segments = isClosed ? points.count : points.count - 1
    for index in 0..<segments {
      addBox(points[index], points[(index + 1) % points.count])
    }
    for index in isClosed ? 0..<points.count : 1..<points.count - 1 {
      let before = points[(index + points.count - 1) % points.count]
      addJoin(before, points[index], points[(index + 1) % points.count])
    }
    if !isClosed {
      addCap(at: points[0], from: points[1])
      addCap(at: points[points.count - 1], from: points[points.count - 2])
    }
  }

  private mutating func addDot(at point: CGPoint) {
    switch pattern.cap {
    case .butt: return
    case .round: addCircle(at: point)
    case .square:
      let rect = CGRect(
        x: point.x - radius, y: point.y - radius, width: pattern.width, height: pattern.width)
      pieces += Outline.rectangle(rect).flattened()
    }
  }

  private mutating func addBox(_ start: CGPoint, _ end: CGPoint) {
    let side = normal(start, end)
    addPiece([
      CGPoint(x: start.x + side.x, y: start.y + side.y),
      CGPoint(x: end.x + side.x, y: end.y + side.y),
      CGPoint(x: end.x - side.x, y: end.y - side.y),
      CGPoint(x: start.x - side.x, y: start.y - side.y),
    ])
  }

  private mutating func addJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
    let first = normal(before, corner)
    let second = normal(corner, after)
    let cross = first.x * second.y - first.y * second.x
    let dot = first.x * second.x + first.y * second.y
    // Almost straight, so the boxes already meet.
    if dot > 0, abs(cross) < radius * radius * 0.02 { return }
    if pattern.join == .round {
      addCircle(at: corner)
      return
    }
    let sign = cross > 0 ? -1.0 : 1.0
    let left = CGPoint(x: corner.x + sign * first.x, y: corner.y + sign * first.y)
    let right = CGPoint(x: corner.x + sign * second.x, y: corner.y + sign * second.y)
    var wedge = [corner, left]
    // The miter length is 1 / sin(θ / 2) for an angle θ between the lines.
    let halfCosine = ((1 + dot / (radius * radius)) / 2).squareRoot()
    if pattern.join == .miter, halfCosine > 1e-6, 1 / halfCosine <= pattern.miterLimit {
      let factor = sign / (2 * halfCosine * halfCosine)
      wedge.append(
        CGPoint(
          x: corner.x + (first.x + second.x) * factor, y: corner.y + (first.y + second.y) * factor))
    }
    wedge.append(right)
    addPiece(wedge)
  }

  private mutating func addCap(at end: CGPoint, from inside: CGPoint) {
    switch pattern.cap {
    case .butt: return
    case .round: addCircle(at: end)
    case .square:
      let side = normal(inside, end)
      addBox(end, CGPoint(x: end.x + side.y, y: end.y - side.x))
    }
  }

  private mutating func addCircle(at center: CGPoint) {
    let steps = min(max(Int(saturating: radius * 4), 12), 48)
    addPiece(
      (0..<steps).map { step in
        let angle = Double(step) / Double(steps) * 2 * .pi
        return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      })
  }

  /// Returns a vector of half the width, to the left of the line's direction.
  private func normal(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
    let length = start.distance(to: end)
    guard length > 0 else { return .zero }
    return CGPoint(x: -(end.y - start.y) / length * radius, y: (end.x - start.x) / length * radius)
  }

  private mutating func addPiece(_ points: [CGPoint]) {
    var area = 0.0
    var previous = points[points.count - 1]
    for point in points {
      area += previous.x * point.y - point.x * previous.y
      previous = point
    }
    pieces.append(Polyline(points: area < 0 ? points.reversed() : points, isClosed: true))
  }
}

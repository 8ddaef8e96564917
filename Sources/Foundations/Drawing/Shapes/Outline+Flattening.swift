import Foundation
import Pixels

extension Outline {
  /// Returns straight lines within `tolerance` points of the outline's curves.
  ///
  /// Skips elements with coordinates that aren't finite.
  package func flattened(tolerance: Double = 0.1) -> [Polyline] {
    var lines: [Polyline] = []
    var points: [CGPoint] = []
    func finish(isClosed: Bool) {
      if points.count > 1 || (isClosed && !points.isEmpty) {
        lines.append(Polyline(points: points, isClosed: isClosed))
      }
      points.removeAll(keepingCapacity: true)
    }
    var start = CGPoint.zero
    for element in elements where element.isFinite {
      switch element {
      case .move(let point):
        finish(isClosed: false)
        points.append(point)
        start = point
      case .line(let point):
        if points.isEmpty { points.append(start) }
        points.append(point)
      case .quadCurve(let end, let control):
        if points.isEmpty { points.append(start) }
        let from = points[points.count - 1]
        let first = from.toward(control, by: 2.0 / 3)
        let second = end.toward(control, by: 2.0 / 3)
        Self.flatten(from, first, second, end, tolerance: tolerance, into: &points)
      case .curve(let end, let first, let second):
        if points.isEmpty { points.append(start) }
        let from = points[points.count - 1]
        Self.flatten(from, first, second, end, tolerance: tolerance, into: &points)
      case .close:
        finish(isClosed: true)
      }
    }
    finish(isClosed: false)
    return lines
  }

  /// Splits a cubic curve into even steps; their number depends on its second differences.
  private static func flatten(
    _ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint, tolerance: Double,
    into points: inout [CGPoint]
  ) {
    let bendX = max(
      abs(start.x - 2 * first.x + second.x), abs(first.x - 2 * second.x + end.x))
    let bendY = max(
      abs(start.y - 2 * first.y + second.y), abs(first.y - 2 * second.y + end.y))
    let bend = (bendX * bendX + bendY * bendY).squareRoot()
    let steps = min(
      max(Int(saturating: (0.75 * bend / tolerance).squareRoot().rounded(.up)), 1), 128)
    for step in 1..<steps {
      let t = Double(step) / Double(steps)
      let u = 1 - t
      let a = u * u * u
      let b = 3 * u * u * t
      let c = 3 * u * t * t
      let d = t * t * t
      points.append(
        CGPoint(
          x: a * start.x + b * first.x + c * second.x + d * end.x,
          y: a * start.y + b * first.y + c * second.y + d * end.y))
    }
    points.append(end)
  }
}

extension Outline.Element {
  var isFinite: Bool {
    switch self {
    case .move(let point), .line(let point): point.isFinite
    case .quadCurve(let end, let control): end.isFinite && control.isFinite
    case .curve(let end, let first, let second): end.isFinite && first.isFinite && second.isFinite
    case .close: true
    }
  }
}

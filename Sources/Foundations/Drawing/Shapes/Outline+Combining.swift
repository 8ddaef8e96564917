import Foundation

extension Outline {
  /// Returns the result of an operation with another area.
  ///
  /// Curves become lines within a tenth of a point. Outlines with thousands of corners are returned
  /// unchanged.
  package func combined(
    with other: Outline, by operation: OutlineOperation, isEvenOdd: Bool = false
  ) -> Outline {
    AreaBands.outline(of: operation, self, other, isEvenOdd: isEvenOdd) ?? self
  }

  /// Returns the parts of an open or closed line inside an area, or outside it.
  package func line(inside area: Outline, isEvenOdd: Bool = false, keepsInside: Bool = true)
    -> Outline
  {
    let borders = area.flattened().flatMap { line in
      let points = line.points + line.points.prefix(1)
      return Array(zip(points, points.dropFirst()))
    }
    var result = Outline()
    var end: CGPoint?
    for line in flattened() {
      let points = line.unrolled
      end = nil
      for (from, to) in zip(points, points.dropFirst()) {
        let cuts = borders.compactMap { Self.crossing(from, to, $0.0, $0.1) }
        let stops = [0] + cuts.sorted() + [1]
        for (start, stop) in zip(stops, stops.dropFirst()) where stop > start {
          let middle = from.toward(to, by: (start + stop) / 2)
          guard area.contains(middle, isEvenOdd: isEvenOdd) == keepsInside else {
            end = nil
            continue
          }
          let beginning = from.toward(to, by: start)
          if end == nil { result.elements.append(.move(beginning)) }
          let next = from.toward(to, by: stop)
          result.elements.append(.line(next))
          end = next
        }
      }
    }
    return result
  }

  /// Returns the fraction along the first line at which the second line crosses it.
  private static func crossing(
    _ from: CGPoint, _ to: CGPoint, _ start: CGPoint, _ end: CGPoint
  ) -> Double? {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let (ex, ey) = (end.x - start.x, end.y - start.y)
    let divisor = dx * ey - dy * ex
    guard divisor != 0 else { return nil }
    let along = ((start.x - from.x) * ey - (start.y - from.y) * ex) / divisor
    let across = ((start.x - from.x) * dy - (start.y - from.y) * dx) / divisor
    return along > 0 && along < 1 && across >= 0 && across <= 1 ? along : nil
  }
}

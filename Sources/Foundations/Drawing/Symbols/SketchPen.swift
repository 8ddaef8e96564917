import Foundation

/// Drawing helpers in a unit square.
enum SketchPen {
  /// The factor for all line widths, 1 for the regular weight.
  @TaskLocal static var breadth = 1.0

  /// Strokes an outline in the unit square, with the precision that a size of 100 points needs.
  static func stroked(
    _ outline: Outline, width: Double, cap: StrokePattern.Cap = .round
  ) -> Outline {
    let fine = 100.0
    return outline.applying(.scale(x: fine, y: fine))
      .stroked(StrokePattern(width: width * breadth * fine, cap: cap, join: .round))
      .applying(.scale(x: 1 / fine, y: 1 / fine))
  }

  /// Returns a line along an outline's edge, independent of `breadth`.
  static func edge(of outline: Outline, width: Double) -> Outline {
    $breadth.withValue(1) { stroked(outline, width: width, cap: .butt) }
  }

  static func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Outline {
    .ellipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0
  ) -> Outline {
    .roundedRectangle(
      in: CGRect(x: x, y: y, width: width, height: height), radius: radius, style: .circular)
  }

  static func polygon(_ points: (Double, Double)...) -> Outline { polygon(points) }

  static func polygon(_ points: [(Double, Double)]) -> Outline {
    Outline(polylines: [Polyline(points: points.map { point($0.0, $0.1) }, isClosed: true)])
  }

  /// Returns a line with round ends.
  static func line(_ points: (Double, Double)..., width: Double = 0.1) -> Outline {
    stroked(
      Outline(polylines: [Polyline(points: points.map { point($0.0, $0.1) }, isClosed: false)]),
      width: width)
  }

  /// Returns an arc around a center, with angles in turns, clockwise from three o'clock.
  static func arc(
    _ x: Double, _ y: Double, _ radius: Double, from start: Double, to end: Double,
    width: Double = 0.1
  ) -> Outline {
    stroked(arcLine(x, y, radius, from: start, to: end), width: width)
  }

  /// Returns the center line of an arc.
  static func arcLine(
    _ x: Double, _ y: Double, _ radius: Double, from start: Double, to end: Double
  ) -> Outline {
    let steps = 24
    let points = (0...steps).map { step -> CGPoint in
      let angle = (start + (end - start) * Double(step) / Double(steps)) * 2 * .pi
      return point(x + radius * cos(angle), y + radius * sin(angle))
    }
    return Outline(polylines: [Polyline(points: points, isClosed: false)])
  }

  /// Returns an area whose contours all run in the direction of stroked lines.
  ///
  /// With the nonzero rule, areas in different directions would cancel each other.
  static func alike(_ outline: Outline) -> Outline {
    let fine = 100.0
    let lines = outline.applying(.scale(x: fine, y: fine)).flattened(tolerance: 0.05).map { line in
      let turns = zip(line.points, line.points.dropFirst() + line.points.prefix(1))
        .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
      let points = turns < 0 ? line.points.reversed() : line.points
      return Polyline(points: points, isClosed: true)
    }
    return Outline(polylines: lines).applying(.scale(x: 1 / fine, y: 1 / fine))
  }

  static func star(
    _ x: Double, _ y: Double, outer: Double, inner: Double, rays: Int = 5
  ) -> Outline {
    polygon(
      (0..<rays * 2).map { step in
        let angle = (Double(step) / Double(rays * 2) - 0.25) * 2 * .pi
        let radius = step.isMultiple(of: 2) ? outer : inner
        return (x + radius * cos(angle), y + radius * sin(angle))
      })
  }

  /// Returns a regular polygon inscribed in the unit square.
  static func regular(sides: Int, turned turn: Double) -> Outline {
    polygon(
      (0..<max(sides, 3)).map { side in
        let angle = (Double(side) / Double(max(sides, 3)) - 0.25 + turn) * 2 * .pi
        return (0.5 + 0.48 * cos(angle), 0.5 + 0.48 * sin(angle))
      })
  }

  static func joined(_ outlines: [Outline]) -> Outline {
    Outline(elements: outlines.flatMap(\.elements))
  }
}

extension Outline {
  /// Returns the outline if the symbol is filled, or else its contour.
  func filled(_ isFilled: Bool, width: Double = 0.08) -> Outline {
    isFilled ? self : SketchPen.stroked(self, width: width, cap: .butt)
  }
}

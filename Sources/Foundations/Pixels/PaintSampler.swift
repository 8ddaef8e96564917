package import Foundation

/// Samples the colors of a paint.
package struct PaintSampler {
  /// The kind of paint, in the paint's own coordinates.
  package enum Source {
    case color(Pixel)
    case linear(ColorRamp, origin: CGPoint, direction: CGPoint)
    case radial(ColorRamp, center: CGPoint, start: Double, length: Double)
    /// An angular gradient, with `start` and `length` in radians.
    case angular(ColorRamp, center: CGPoint, start: Double, length: Double)
    case elliptical(ColorRamp, center: CGPoint, scale: CGSize, start: Double, length: Double)
    case image(ImageSampler)
  }

  /// The mapping from samples to the paint's coordinates.
  ///
  /// A sample at `x` and `y` maps to `x · column + y · row + origin`.
  package struct Places {
    let origin: CGPoint
    let column: CGPoint
    let row: CGPoint

    package init(origin: CGPoint, column: CGPoint, row: CGPoint) {
      self.origin = origin
      self.column = column
      self.row = row
    }

    fileprivate func middle(column number: Int, row line: Int) -> CGPoint {
      let x = Double(number) + 0.5
      let y = Double(line) + 0.5
      return CGPoint(
        x: column.x * x + row.x * y + origin.x, y: column.y * x + row.y * y + origin.y)
    }

    fileprivate var footprint: CGSize {
      CGSize(width: abs(column.x) + abs(row.x), height: abs(column.y) + abs(row.y))
    }
  }

  private let source: Source
  private let places: Places

  package init(_ source: Source, at places: Places) {
    self.source = source
    self.places = places
  }

  /// The color of a solid paint.
  package var uniform: Pixel? {
    if case .color(let pixel) = source { return pixel }
    return nil
  }

  /// Returns the premultiplied colors of adjacent samples in a row.
  package func colors(row: Int, columns: Range<Int>) -> [Pixel] {
    guard case .linear(let ramp, let origin, let direction) = source else {
      return columns.map { color(column: $0, row: row) }
    }
    // Most backgrounds are linear gradients, so unwrap the paint once for all samples.
    return columns.map {
      Self.color(
        of: ramp, at: places.middle(column: $0, row: row), from: origin, toward: direction)
    }
  }

  private static func color(
    of ramp: ColorRamp, at point: CGPoint, from origin: CGPoint, toward direction: CGPoint
  ) -> Pixel {
    let squared = direction.x * direction.x + direction.y * direction.y
    if squared == 0 { return ramp.color(at: 1) }
    let along = (point.x - origin.x) * direction.x + (point.y - origin.y) * direction.y
    return ramp.color(at: along / squared)
  }

  /// Returns the premultiplied color at the center of a sample.
  private func color(column: Int, row: Int) -> Pixel {
    if case .color(let pixel) = source { return pixel }
    let point = places.middle(column: column, row: row)
    switch source {
    case .color(let pixel):
      return pixel
    case .linear(let ramp, let origin, let direction):
      return Self.color(of: ramp, at: point, from: origin, toward: direction)
    case .radial(let ramp, let center, let start, let length):
      let dx = point.x - center.x
      let dy = point.y - center.y
      return ramp.color(at: Self.fraction((dx * dx + dy * dy).squareRoot() - start, of: length))
    case .angular(_, let center, _, _):
      return color(toward: atan2(point.y - center.y, point.x - center.x))
    case .elliptical(let ramp, let center, let scale, let start, let length):
      guard scale.width > 0, scale.height > 0 else { return ramp.color(at: 1) }
      let dx = (point.x - center.x) / scale.width
      let dy = (point.y - center.y) / scale.height
      return ramp.color(at: Self.fraction((dx * dx + dy * dy).squareRoot() - start, of: length))
    case .image(let image):
      return image.color(at: point, footprint: places.footprint)
    }
  }

  /// Returns an angular gradient's color at an angle around its center, in radians.
  package func color(toward angle: Double) -> Pixel {
    guard case .angular(let ramp, _, let start, let length) = source else { return .zero }
    var turn = (angle - start).truncatingRemainder(dividingBy: 2 * .pi)
    if length < 0 { return ramp.color(at: (turn > 0 ? turn - 2 * .pi : turn) / length) }
    if turn < 0 { turn += 2 * .pi }
    return ramp.color(at: Self.fraction(turn, of: length))
  }

  private static func fraction(_ value: Double, of length: Double) -> Double {
    length == 0 ? (value < 0 ? 0 : 1) : value / length
  }
}

import Foundation
import Pixels

/// Gives the colour of a paint at each sample.
struct PaintSampler {
  private enum Kind {
    case color(Pixel)
    case linear(GradientRamp, origin: CGPoint, direction: CGPoint, squaredLength: Double)
    case radial(GradientRamp, center: CGPoint, start: Double, length: Double)
    case angular(GradientRamp, center: CGPoint, start: Double, length: Double)
    case elliptical(GradientRamp, center: CGPoint, scale: CGSize, start: Double, length: Double)
    case image(ImageSampler)
  }

  private let kind: Kind
  /// From sample coordinates to the paint's own points.
  private let inverse: AffineTransform2D

  /// Set where the paint has one colour everywhere.
  var uniform: Pixel? {
    if case .color(let pixel) = kind { return pixel }
    return nil
  }

  /// `transform` leads from the paint's points to samples.
  init(_ paint: Paint, transform: AffineTransform2D) {
    inverse = transform.inverse ?? .identity
    switch paint {
    case .color(let color):
      kind = .color(color.pixel)
    case .material(let base, let thickness):
      kind = .color(Self.veil(base: base, thickness: thickness).pixel)
    case .linearGradient(let stops, let start, let end):
      let direction = CGPoint(x: end.x - start.x, y: end.y - start.y)
      let squared = direction.x * direction.x + direction.y * direction.y
      kind = .linear(
        GradientRamp(stops), origin: start, direction: direction, squaredLength: squared)
    case .radialGradient(let stops, let center, let start, let end):
      kind = .radial(GradientRamp(stops), center: center, start: start, length: end - start)
    case .angularGradient(let stops, let center, let start, let end):
      kind = .angular(GradientRamp(stops), center: center, start: start, length: end - start)
    case .ellipticalGradient(let stops, let rect, let center, let start, let end):
      kind = .elliptical(
        GradientRamp(stops), center: center, scale: rect.size, start: start, length: end - start)
    case .image(let content, let rect):
      kind =
        ImageSampler(content, frame: rect).map(Kind.image) ?? .color(ImagePlaceholder.fill.pixel)
    }
  }

  /// The layer of colour that a material lays over its blurred backdrop.
  static func veil(base: RGBA, thickness: Double) -> RGBA {
    base.opacity(0.45 + 0.45 * min(max(thickness, 0), 1))
  }

  /// The premultiplied colour at the middle of a sample.
  func color(column: Int, row: Int) -> Pixel {
    if case .color(let pixel) = kind { return pixel }
    let point = inverse.apply(CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5))
    switch kind {
    case .color(let pixel):
      return pixel
    case .linear(let ramp, let origin, let direction, let squared):
      if squared == 0 { return ramp.color(at: 1) }
      let along = (point.x - origin.x) * direction.x + (point.y - origin.y) * direction.y
      return ramp.color(at: along / squared)
    case .radial(let ramp, let center, let start, let length):
      return ramp.color(at: Self.fraction(center.distance(to: point) - start, of: length))
    case .angular(_, let center, _, _):
      return color(toward: atan2(point.y - center.y, point.x - center.x))
    case .elliptical(let ramp, let center, let scale, let start, let length):
      guard scale.width > 0, scale.height > 0 else { return ramp.color(at: 1) }
      let dx = (point.x - center.x) / scale.width
      let dy = (point.y - center.y) / scale.height
      return ramp.color(at: Self.fraction((dx * dx + dy * dy).squareRoot() - start, of: length))
    case .image(let image):
      return image.color(at: point, footprint: inverse.footprint)
    }
  }

  /// The premultiplied colours of a stretch of samples.
  func colors(row: Int, columns: Range<Int>) -> [Pixel] {
    columns.map { color(column: $0, row: row) }
  }

  /// The colour of an angular gradient in a direction from its centre.
  func color(toward angle: Double) -> Pixel {
    guard case .angular(let ramp, _, let start, let length) = kind else { return .zero }
    var turn = (angle - start).truncatingRemainder(dividingBy: 2 * .pi)
    if length < 0 { return ramp.color(at: (turn > 0 ? turn - 2 * .pi : turn) / length) }
    if turn < 0 { turn += 2 * .pi }
    return ramp.color(at: Self.fraction(turn, of: length))
  }

  private static func fraction(_ value: Double, of length: Double) -> Double {
    length == 0 ? (value < 0 ? 0 : 1) : value / length
  }
}

extension AffineTransform2D {
  /// How wide and high a square of side 1 becomes.
  fileprivate var footprint: CGSize { CGSize(width: abs(a) + abs(c), height: abs(b) + abs(d)) }
}

extension ImageSampler {
  /// Nil where there is no image to read.
  fileprivate init?(_ content: ImageContent, frame: CGRect) {
    guard case .pixels(let width, let height, let rgba) = content else { return nil }
    self.init(width: width, height: height, bytes: [UInt8](rgba), frame: frame)
  }
}

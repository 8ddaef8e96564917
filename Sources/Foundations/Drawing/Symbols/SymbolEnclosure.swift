import Foundation

/// The enclosing shapes of SF Symbols.
enum SymbolEnclosure: String {
  case circle, square, shield, rectangle, app, diamond, triangle, hexagon, octagon, seal, bubble
  case icloud

  private var outline: Outline {
    let rect = CGRect(x: 0.04, y: 0.04, width: 0.92, height: 0.92)
    switch self {
    case .circle: return .ellipse(in: rect)
    case .square, .app: return .roundedRectangle(in: rect, radius: 0.2)
    case .rectangle:
      return .roundedRectangle(
        in: CGRect(x: 0.02, y: 0.14, width: 0.96, height: 0.72), radius: 0.14)
    case .shield: return SymbolSketch.shield
    case .diamond: return SketchPen.polygon((0.5, 0.01), (0.99, 0.5), (0.5, 0.99), (0.01, 0.5))
    case .triangle: return SketchPen.polygon((0.5, 0.04), (0.98, 0.94), (0.02, 0.94))
    case .hexagon: return SketchPen.regular(sides: 6, turned: 0)
    case .octagon: return SketchPen.regular(sides: 8, turned: 1.0 / 16)
    case .seal: return SketchPen.star(0.5, 0.5, outer: 0.49, inner: 0.42, rays: 12)
    case .bubble: return SymbolSketch.bubble
    case .icloud: return SymbolSketch.cloud.offset(x: 0, y: 0.16)
    }
  }

  /// The scale of the enclosed sign, and the height of its center.
  private var room: (scale: Double, middle: Double) {
    switch self {
    case .triangle, .diamond: (0.44, self == .triangle ? 0.62 : 0.5)
    case .bubble: (0.44, 0.42)
    case .icloud: (0.38, 0.54)
    case .rectangle: (0.5, 0.5)
    default: (0.56, 0.5)
    }
  }

  func around(_ parts: [SymbolPart], isFilled: Bool) -> [SymbolPart] {
    let room = room
    let shrink = AffineTransform2D.scale(x: room.scale, y: room.scale)
      .around(CGPoint(x: 0.5, y: 0.5)).followed(by: .translation(x: 0, y: room.middle - 0.5))
    let inner = parts.filter { $0.layering != .layered }.map { $0.applying(shrink) }
    guard isFilled else {
      return [SymbolPart(SketchPen.stroked(outline, width: 0.08, cap: .butt), level: 1)]
        + inner.map { $0.level(0) }
    }
    return Self.filled(outline, with: inner)
  }

  /// Returns a filled area with a sign.
  static func filled(_ area: Outline, with sign: [SymbolPart]) -> [SymbolPart] {
    let sign = sign.filter { $0.layering != .layered }
    // Holes in the sign show the enclosure's color.
    return [SymbolPart(area, cutouts: sign.map(\.outline)).only(.flat)]
      + sign.flatMap(\.cutouts).map { SymbolPart($0).only(.flat) }
      + [SymbolPart(area, level: 1).only(.layered)] + sign.map { $0.level(0).only(.layered) }
  }
}

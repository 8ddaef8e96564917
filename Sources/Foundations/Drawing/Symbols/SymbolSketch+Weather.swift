import Foundation

extension SymbolSketch {
  func weather(_ name: String) -> [SymbolPart]? {
    switch name {
    // On an iPhone, the rays of 32 points span 34 points.
    case "sun", "sun.max": sun(0.5, 0.5, 0.4325)
    case "sun.min": sun(0.5, 0.5, 0.345)
    case "sunrise": horizon(isRising: true)
    case "sunset": horizon(isRising: false)
    case "moon": [moon(0.5, 0.5, 0.46)]
    case "moon.stars":
      [
        moon(0.44, 0.54, 0.42),
        SymbolPart(
          SketchPen.star(0.72, 0.2, outer: 0.16, inner: 0.06, rays: 4), level: 1, hue: .moon),
        SymbolPart(
          SketchPen.star(0.9, 0.46, outer: 0.1, inner: 0.04, rays: 4), level: 1, hue: .moon),
      ]
    case "moon.zzz":
      [
        moon(0.42, 0.58, 0.4),
        SymbolPart(
          SketchPen.joined([
            SketchPen.line((0.62, 0.3), (0.78, 0.3), (0.62, 0.5), (0.78, 0.5), width: 0.06),
            SketchPen.line((0.78, 0.06), (0.96, 0.06), (0.78, 0.26), (0.96, 0.26), width: 0.06),
          ]), level: 1, hue: .moon),
      ]
    case "cloud": [cloud(0, 0.14, 1)]
    case "cloud.sun": behind(sun(0.68, 0.32, 0.32)) + [cloud(0, 0.34, 0.86)]
    case "cloud.sun.rain":
      behind(sun(0.7, 0.26, 0.26)) + [cloud(0, 0.16, 0.84)] + rain(3, level: 2)
    case "cloud.moon": behind([moon(0.7, 0.3, 0.26)]) + [cloud(0, 0.34, 0.86)]
    case "cloud.moon.rain":
      behind([moon(0.72, 0.24, 0.22)]) + [cloud(0, 0.16, 0.84)] + rain(3, level: 2)
    case "cloud.drizzle": [cloud(0.04, 0, 0.92)] + rain(3, length: 0.08)
    case "cloud.rain": [cloud(0.04, 0, 0.92)] + rain(3)
    case "cloud.heavyrain": [cloud(0.04, 0, 0.92)] + rain(4, length: 0.26)
    case "cloud.snow": [cloud(0.04, 0, 0.92)] + flakes([0.24, 0.5, 0.76], 0.82)
    case "cloud.sleet": [cloud(0.04, 0, 0.92)] + rain(2) + flakes([0.78], 0.84)
    case "cloud.hail": [cloud(0.04, 0, 0.92)] + hail
    case "cloud.fog":
      [
        cloud(0.04, 0, 0.92),
        SymbolPart(SketchPen.line((0.12, 0.76), (0.88, 0.76), width: 0.08), level: 1, hue: .cloud),
        SymbolPart(SketchPen.line((0.2, 0.92), (0.8, 0.92), width: 0.08), level: 1, hue: .cloud),
      ]
    case "cloud.bolt":
      [cloud(0.04, 0, 0.92), bolt(0.5, 0.76, 0.44)]
    case "cloud.bolt.rain": [cloud(0.04, 0, 0.92), bolt(0.62, 0.76, 0.42)] + rain(2, level: 2)
    case "tornado":
      [
        SymbolPart(
          SketchPen.joined([
            SketchPen.line((0.1, 0.14), (0.9, 0.14)), SketchPen.line((0.2, 0.34), (0.8, 0.34)),
            SketchPen.line((0.34, 0.54), (0.72, 0.54)), SketchPen.line((0.44, 0.72), (0.62, 0.72)),
            SketchPen.line((0.46, 0.9), (0.52, 0.9)),
          ]))
      ]
    case "drop":
      [
        SymbolPart(
          Outline(elements: [
            .move(SketchPen.point(0.5, 0.04)),
            .curve(
              to: SketchPen.point(0.82, 0.64), control1: SketchPen.point(0.6, 0.26),
              control2: SketchPen.point(0.82, 0.46)),
            .curve(
              to: SketchPen.point(0.18, 0.64), control1: SketchPen.point(0.82, 1.06),
              control2: SketchPen.point(0.18, 1.06)),
            .curve(
              to: SketchPen.point(0.5, 0.04), control1: SketchPen.point(0.18, 0.46),
              control2: SketchPen.point(0.4, 0.26)), .close,
          ]).filled(isFilled), hue: .water)
      ]
    case "bolt": [bolt(0.5, 0.5, 0.98).level(0)]
    case "sparkle": [SymbolPart(SketchPen.star(0.5, 0.5, outer: 0.48, inner: 0.13, rays: 4))]
    case "sparkles":
      [
        SymbolPart(SketchPen.star(0.42, 0.56, outer: 0.42, inner: 0.12, rays: 4)),
        SymbolPart(SketchPen.star(0.8, 0.22, outer: 0.2, inner: 0.06, rays: 4), level: 1),
      ]
    case "humidity":
      [
        SymbolPart(
          SketchPen.joined([
            SketchPen.line((0.1, 0.36), (0.3, 0.28), (0.5, 0.4), (0.7, 0.28), (0.9, 0.36)),
            SketchPen.line((0.1, 0.62), (0.3, 0.54), (0.5, 0.66), (0.7, 0.54), (0.9, 0.62)),
          ]), hue: .water)
      ]
    default: nil
    }
  }

  private func sun(_ x: Double, _ y: Double, _ radius: Double) -> [SymbolPart] {
    let rays = (0..<8).map { step -> Outline in
      let angle = Double(step) / 8 * 2 * .pi
      let (inner, outer) = (radius * 0.74, radius * 0.96)
      return SketchPen.line(
        (x + inner * cos(angle), y + inner * sin(angle)),
        (x + outer * cos(angle), y + outer * sin(angle)), width: radius * 0.18)
    }
    return [
      SymbolPart(SketchPen.circle(x, y, radius * 0.52).filled(isFilled, width: 0.08), hue: .sun),
      SymbolPart(SketchPen.joined(rays), level: 1, hue: .sun),
    ]
  }

  /// Returns the parts of what is behind a cloud, which has the first color.
  private func behind(_ parts: [SymbolPart]) -> [SymbolPart] { parts.map { $0.level(1) } }

  private func horizon(isRising: Bool) -> [SymbolPart] {
    let tip = isRising ? 0.06 : 0.3
    let foot = isRising ? 0.3 : 0.06
    let wing = isRising ? 0.16 : 0.2
    return [
      SymbolPart(
        SketchPen.arc(0.5, 0.76, 0.24, from: -0.5, to: 0, width: isFilled ? 0.14 : 0.08), hue: .sun),
      SymbolPart(SketchPen.line((0.04, 0.84), (0.96, 0.84), width: 0.08), level: 1, hue: .cloud),
      SymbolPart(
        SketchPen.joined([
          SketchPen.line((0.5, foot), (0.5, tip), width: 0.08),
          SketchPen.line((0.38, wing), (0.5, tip), (0.62, wing), width: 0.08),
        ]), level: 1, hue: .sun),
    ]
  }

  private func moon(_ x: Double, _ y: Double, _ radius: Double) -> SymbolPart {
    // The offset and radius of the circle that covers part of the moon, and half the angle between the horns
    // on each circle.
    let (across, up, bite) = (0.5, -0.42, 0.82)
    let (distance, toward) = ((across * across + up * up).squareRoot(), atan2(up, across))
    let outer = acos((distance * distance + 1 - bite * bite) / (2 * distance))
    let inner = acos((distance * distance + bite * bite - 1) / (2 * distance * bite))
    let steps = 24
    let far = (0...steps).map { step in
      let angle = toward + outer + Double(step) / Double(steps) * 2 * (.pi - outer)
      return (x + radius * cos(angle), y + radius * sin(angle))
    }
    let near = (0...steps).map { step in
      let angle = toward + .pi + inner - Double(step) / Double(steps) * 2 * inner
      return (
        x + radius * (across + bite * cos(angle)), y + radius * (up + bite * sin(angle))
      )
    }
    return SymbolPart(SketchPen.polygon(far + near).filled(isFilled), hue: .moon)
  }

  /// A cloud as wide as the unit square.
  static var cloud: Outline {
    Outline(elements: [
      .move(SketchPen.point(0.24, 0.66)),
      .curve(
        to: SketchPen.point(0.2, 0.3), control1: SketchPen.point(-0.04, 0.66),
        control2: SketchPen.point(-0.04, 0.32)),
      .curve(
        to: SketchPen.point(0.66, 0.2), control1: SketchPen.point(0.24, 0.0),
        control2: SketchPen.point(0.56, -0.08)),
      .curve(
        to: SketchPen.point(0.8, 0.66), control1: SketchPen.point(1.06, 0.16),
        control2: SketchPen.point(1.04, 0.66)), .close,
    ])
  }

  /// Draws a cloud of width `size`, with its left edge at `x` and its top at `y`.
  private func cloud(_ x: Double, _ y: Double, _ size: Double) -> SymbolPart {
    let placed = Self.cloud.applying(
      AffineTransform2D.scale(x: size, y: size).followed(by: .translation(x: x, y: y)))
    return SymbolPart(placed.filled(isFilled), hue: .cloud)
  }

  private func rain(_ count: Int, length: Double = 0.18, level: Int = 1) -> [SymbolPart] {
    (0..<count).map { index in
      let x = 0.26 + 0.6 * (count > 1 ? Double(index) / Double(count - 1) : 0.4)
      return SymbolPart(
        SketchPen.line((x, 0.74), (x - length * 0.4, 0.74 + length), width: 0.08), level: level,
        hue: .water)
    }
  }

  private func flakes(_ columns: [Double], _ y: Double) -> [SymbolPart] {
    columns.map { SymbolPart(flake($0, y, 0.13, width: 0.05), level: 1, hue: .snow) }
  }

  private var hail: [SymbolPart] {
    [(0.24, 0.76), (0.5, 0.76), (0.76, 0.76), (0.37, 0.92), (0.63, 0.92)].map { place in
      SymbolPart(SketchPen.circle(place.0, place.1, 0.055), level: 1, hue: .snow)
    }
  }

  private func flake(_ x: Double, _ y: Double, _ radius: Double, width: Double) -> Outline {
    SketchPen.joined(
      (0..<3).map { step in
        let angle = (Double(step) / 6 + 0.25) * 2 * .pi
        return SketchPen.line(
          (x - radius * cos(angle), y - radius * sin(angle)),
          (x + radius * cos(angle), y + radius * sin(angle)), width: width)
      })
  }

  /// Draws a bolt of lightning of the given height around its center.
  private func bolt(_ x: Double, _ y: Double, _ height: Double) -> SymbolPart {
    let flash = SketchPen.polygon(
      (0.08, -0.5), (-0.3, 0.08), (-0.04, 0.08), (-0.1, 0.5), (0.3, -0.12), (0.04, -0.12))
    let placed = flash.applying(
      AffineTransform2D.scale(x: height, y: height).followed(by: .translation(x: x, y: y)))
    return SymbolPart(placed, level: 1, hue: .bolt)
  }

}

import Foundation

extension SymbolSketch {
  /// Draws organic shapes, such as hands, waves, balls and moon phases.
  func figure(_ name: String) -> [SymbolPart]? {
    switch name {
    case "hearingdevice.ear": ear
    case "infinity": infinity
    case "water.waves": [SymbolPart(SketchPen.joined([0.24, 0.5, 0.76].map(wave)), hue: .water)]
    case "sportscourt": court
    case "washer", "dryer": washer
    case "moonphase.new.moon.inverse":
      [SymbolPart(SketchPen.circle(0.5, 0.5, 0.44).filled(false))]
    case "moonphase.full.moon": [SymbolPart(SketchPen.circle(0.5, 0.5, 0.46))]
    case "moonphase.first.quarter": moonHalf(lit: 0)
    case "moonphase.last.quarter": moonHalf(lit: 0.5)
    default: nil
    }
  }

  private var ear: [SymbolPart] {
    let shell = Outline(elements: [
      .move(SketchPen.point(0.26, 0.4)),
      .curve(
        to: SketchPen.point(0.8, 0.38), control1: SketchPen.point(0.24, -0.06),
        control2: SketchPen.point(0.8, -0.06)),
      .curve(
        to: SketchPen.point(0.6, 0.72), control1: SketchPen.point(0.8, 0.56),
        control2: SketchPen.point(0.64, 0.58)),
      .curve(
        to: SketchPen.point(0.28, 0.78), control1: SketchPen.point(0.56, 1.02),
        control2: SketchPen.point(0.3, 0.98)),
    ])
    let fold = SketchPen.joined([
      SketchPen.arc(0.53, 0.36, 0.13, from: 0.5, to: 1, width: 0.07),
      SketchPen.line((0.66, 0.36), (0.54, 0.52), (0.54, 0.6), width: 0.07),
    ])
    return isFilled
      ? [SymbolPart(shell, cutout: fold)]
      : [SymbolPart(SketchPen.stroked(shell, width: 0.08)), SymbolPart(fold)]
  }

  private var infinity: [SymbolPart] {
    let loop = Outline(elements: [
      .move(SketchPen.point(0.5, 0.5)),
      .curve(
        to: SketchPen.point(0.5, 0.5), control1: SketchPen.point(1.12, 0.0),
        control2: SketchPen.point(1.12, 1.0)),
      .curve(
        to: SketchPen.point(0.5, 0.5), control1: SketchPen.point(-0.12, 0.0),
        control2: SketchPen.point(-0.12, 1.0)),
    ])
    return [SymbolPart(SketchPen.stroked(loop, width: 0.1))]
  }

  private func wave(at y: Double) -> Outline {
    let steps = 32
    let points = (0...steps).map { step -> CGPoint in
      let x = Double(step) / Double(steps)
      return SketchPen.point(0.04 + 0.92 * x, y + 0.07 * cos(x * 4 * .pi))
    }
    return SketchPen.stroked(
      Outline(polylines: [Polyline(points: points, isClosed: false)]), width: 0.08)
  }

  private func ball(seams: [Outline]) -> [SymbolPart] {
    let ball = SketchPen.circle(0.5, 0.5, 0.46)
    return isFilled
      ? [SymbolPart(ball, cutout: SketchPen.joined(seams))]
      : [
        SymbolPart(SketchPen.circle(0.5, 0.5, 0.44).filled(false)),
        SymbolPart(SketchPen.joined(seams), level: 1),
      ]
  }

  private var court: [SymbolPart] {
    let lines = SketchPen.joined([
      SketchPen.line((0.5, 0.18), (0.5, 0.82), width: 0.06),
      SketchPen.circle(0.5, 0.5, 0.13).filled(false, width: 0.06),
      SketchPen.box(0.04, 0.36, 0.16, 0.28).filled(false, width: 0.06),
      SketchPen.box(0.8, 0.36, 0.16, 0.28).filled(false, width: 0.06),
    ])
    let field = SketchPen.box(0.02, 0.18, 0.96, 0.64, radius: 0.08)
    return isFilled
      ? [SymbolPart(field, cutout: lines)]
      : [SymbolPart(field.filled(false, width: 0.07)), SymbolPart(lines, level: 1)]
  }

  private var washer: [SymbolPart] {
    let body = SketchPen.box(0.12, 0.04, 0.76, 0.92, radius: 0.1)
    let marks = SketchPen.joined([
      SketchPen.circle(0.5, 0.58, 0.22).filled(false, width: 0.07),
      SketchPen.line((0.24, 0.18), (0.4, 0.18), width: 0.07), SketchPen.circle(0.74, 0.18, 0.04),
    ])
    return isFilled
      ? [SymbolPart(body, cutout: marks)]
      : [SymbolPart(body.filled(false, width: 0.07)), SymbolPart(marks, level: 1)]
  }

  private func moonHalf(lit x: Double) -> [SymbolPart] {
    let disc = SketchPen.circle(0.5, 0.5, 0.46)
    return [
      SymbolPart(disc, cutout: SketchPen.box(x, 0, 0.5, 1)),
      SymbolPart(disc.filled(false), level: 1),
    ]
  }

}

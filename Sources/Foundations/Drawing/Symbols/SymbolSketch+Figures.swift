import Foundation

extension SymbolSketch {
  /// Draws organic shapes, such as hands, waves, balls and moon phases.
  func figure(_ name: String) -> [SymbolPart]? {
    switch name {
    case "ear", "hearingdevice.ear": ear
    case "hand.raised": hand
    case "infinity": infinity
    case "waveform": waveform
    case "rainbow":
      [0.46, 0.32, 0.18].enumerated().map { level, radius in
        SymbolPart(
          SketchPen.arc(0.5, 0.74, radius, from: 0.5, to: 1, width: 0.09), level: level)
      }
    case "water.waves": [SymbolPart(SketchPen.joined([0.24, 0.5, 0.76].map(wave)), hue: .water)]
    case "hurricane", "tropicalstorm": hurricane
    case "bandage": bandage
    case "basketball":
      ball(seams: [
        SketchPen.line((0.5, 0.06), (0.5, 0.94), width: 0.07),
        SketchPen.line((0.06, 0.5), (0.94, 0.5), width: 0.07),
        SketchPen.arc(0, 0.5, 0.36, from: -0.2, to: 0.2, width: 0.07),
        SketchPen.arc(1, 0.5, 0.36, from: 0.3, to: 0.7, width: 0.07),
      ])
    case "baseball", "volleyball":
      ball(seams: [
        SketchPen.arc(-0.1, 0.5, 0.42, from: -0.2, to: 0.2, width: 0.07),
        SketchPen.arc(1.1, 0.5, 0.42, from: 0.3, to: 0.7, width: 0.07),
      ])
    case "sportscourt": court
    case "cross.case": firstAid
    case "washer", "dryer", "dishwasher": washer
    case "moonphase.new.moon", "moonphase.new.moon.inverse":
      [SymbolPart(SketchPen.circle(0.5, 0.5, 0.44).filled(false))]
    case "moonphase.full.moon": [SymbolPart(SketchPen.circle(0.5, 0.5, 0.46))]
    case "moonphase.first.quarter": moonHalf(lit: 0)
    case "moonphase.last.quarter": moonHalf(lit: 0.5)
    case "brain", "brain.head.profile": brain
    default: name.hasPrefix("moonphase.") ? moonHalf(lit: name.contains("waning") ? 0.5 : 0) : nil
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

  private var hand: [SymbolPart] {
    let fingers = [(0.3, 0.2), (0.44, 0.06), (0.58, 0.06), (0.72, 0.16)].map { x, top in
      SketchPen.line((x, 0.62), (x, top + 0.05), width: 0.115)
    }
    let palm = SketchPen.joined(
      fingers + [
        SketchPen.box(0.24, 0.5, 0.54, 0.44, radius: 0.2),
        SketchPen.line((0.14, 0.52), (0.34, 0.78), width: 0.12),
      ])
    return [SymbolPart(palm)]
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

  private var waveform: [SymbolPart] {
    let heights = [0.18, 0.5, 0.86, 0.4, 0.7, 0.24]
    return [
      SymbolPart(
        SketchPen.joined(
          heights.enumerated().map { place, height in
            let x = 0.08 + 0.168 * Double(place)
            return SketchPen.line(
              (x, 0.5 - height / 2), (x, 0.5 + height / 2), width: 0.08)
          }))
    ]
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

  private var hurricane: [SymbolPart] {
    let arms = SketchPen.joined([
      SketchPen.arc(0.5, 0.5, 0.3, from: 0.5, to: 1, width: 0.14),
      SketchPen.arc(0.5, 0.5, 0.3, from: 0, to: 0.5, width: 0.14),
      SketchPen.line((0.2, 0.5), (0.26, 0.2), (0.5, 0.04), width: 0.09),
      SketchPen.line((0.8, 0.5), (0.74, 0.8), (0.5, 0.96), width: 0.09),
    ])
    return [SymbolPart(arms)]
  }

  private var bandage: [SymbolPart] {
    let turn = AffineTransform2D.rotation(-.pi / 4).around(SketchPen.point(0.5, 0.5))
    let strip = SketchPen.box(0.02, 0.3, 0.96, 0.4, radius: 0.2).applying(turn)
    let pad = SketchPen.joined([
      SketchPen.line((0.34, 0.32), (0.34, 0.68), width: 0.06),
      SketchPen.line((0.66, 0.32), (0.66, 0.68), width: 0.06),
    ]).applying(turn)
    let dots = SketchPen.joined(
      [(0.44, 0.44), (0.56, 0.44), (0.44, 0.56), (0.56, 0.56)].map {
        SketchPen.circle($0, $1, 0.03)
      }
    ).applying(turn)
    return isFilled
      ? [SymbolPart(strip, cutouts: [pad, dots])]
      : [SymbolPart(strip.filled(false)), SymbolPart(SketchPen.joined([pad, dots]), level: 1)]
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

  private var firstAid: [SymbolPart] {
    let box = SketchPen.box(0.04, 0.26, 0.92, 0.64, radius: 0.12)
    let handle = SketchPen.line(
      (0.34, 0.24), (0.34, 0.1), (0.66, 0.1), (0.66, 0.24), width: 0.08)
    let sign = SketchPen.joined([
      SketchPen.line((0.5, 0.42), (0.5, 0.74), width: 0.12),
      SketchPen.line((0.34, 0.58), (0.66, 0.58), width: 0.12),
    ])
    return isFilled
      ? [SymbolPart(box, cutout: sign), SymbolPart(handle)]
      : [SymbolPart(box.filled(false)), SymbolPart(handle), SymbolPart(sign)]
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

  private var brain: [SymbolPart] {
    let lobes = SketchPen.joined(
      [(0.36, 0.24, 0.18), (0.24, 0.46, 0.18), (0.34, 0.7, 0.2), (0.42, 0.46, 0.16)].flatMap {
        x, y, radius in
        [SketchPen.circle(x, y, radius), SketchPen.circle(1 - x, y, radius)]
      })
    let folds = SketchPen.joined([
      SketchPen.line((0.5, 0.12), (0.5, 0.88), width: 0.06),
      SketchPen.arc(0.34, 0.44, 0.13, from: 0.25, to: 0.75, width: 0.06),
      SketchPen.arc(0.66, 0.44, 0.13, from: -0.25, to: 0.25, width: 0.06),
      SketchPen.arc(0.34, 0.76, 0.1, from: 0.5, to: 0.9, width: 0.06),
      SketchPen.arc(0.66, 0.76, 0.1, from: 0.6, to: 1, width: 0.06),
    ])
    return [SymbolPart(lobes, cutout: folds)]
  }
}

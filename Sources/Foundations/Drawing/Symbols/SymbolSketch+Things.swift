import Foundation

extension SymbolSketch {
  func thing(_ name: String) -> [SymbolPart]? {
    switch name {
    case "heart": [SymbolPart(heart.filled(isFilled), hue: .heart)]
    case "clock":
      isFilled
        ? [SymbolPart(circle(0.5, 0.5, 0.46), cutout: hands)]
        : [SymbolPart(circle(0.5, 0.5, 0.44).filled(false)), SymbolPart(hands)]
    case "person.2":
      [
        SymbolPart(person(0.3, 0.8).filled(isFilled)),
        SymbolPart(person(0.72, 0.8).filled(isFilled), level: 1),
      ]
    case "person.3":
      [SymbolPart(person(0.5, 0.48).filled(isFilled))]
        + [0.16, 0.84].map { SymbolPart(person($0, 0.38).filled(isFilled), level: 1) }
    case "location":
      [
        SymbolPart(
          SketchPen.polygon((0.94, 0.06), (0.56, 0.94), (0.46, 0.54), (0.06, 0.44)).filled(isFilled)
        )
      ]
    case "mappin":
      [
        SymbolPart(circle(0.5, 0.28, 0.2)),
        SymbolPart(SketchPen.line((0.5, 0.4), (0.5, 0.94), width: 0.08)),
      ]
    case "lock":
      [
        SymbolPart(box(0.2, 0.44, 0.6, 0.5, radius: 0.08).filled(isFilled)),
        SymbolPart(
          SketchPen.joined([
            SketchPen.arc(0.5, 0.3, 0.2, from: -0.5, to: 0, width: 0.08),
            SketchPen.line((0.3, 0.3), (0.3, 0.46), width: 0.08),
            SketchPen.line((0.7, 0.3), (0.7, 0.46), width: 0.08),
          ])),
      ]
    case "battery", "battery.100", "battery.75", "battery.50", "battery.25", "battery.0",
      "battery.100percent", "battery.75percent", "battery.50percent", "battery.25percent",
      "battery.0percent":
      battery(name)
    case "flame": [SymbolPart(flame.filled(isFilled), hue: .flame)]
    case "network":
      [
        SymbolPart(
          SketchPen.joined([
            circle(0.5, 0.5, 0.44).filled(false, width: 0.07),
            Outline.ellipse(in: CGRect(x: 0.3, y: 0.06, width: 0.4, height: 0.88)).filled(
              false, width: 0.06), SketchPen.line((0.06, 0.5), (0.94, 0.5), width: 0.06),
          ]))
      ]
    case "mappin.and.ellipse":
      [
        SymbolPart(
          SketchPen.stroked(
            .ellipse(in: CGRect(x: 0.06, y: 0.6, width: 0.88, height: 0.34)), width: 0.07),
          cutout: box(0.37, 0.5, 0.26, 0.24), level: 1)
      ]
        + (thing("mappin") ?? []).map {
          $0.applying(.scale(x: 0.9, y: 0.88).followed(by: .translation(x: 0.05, y: -0.02)))
        }
    case "airplane":
      [
        SymbolPart(
          SketchPen.polygon(
            (0.98, 0.5), (0.88, 0.42), (0.62, 0.42), (0.4, 0.06), (0.3, 0.06), (0.4, 0.42),
            (0.18, 0.42), (0.1, 0.28), (0.02, 0.28), (0.06, 0.5), (0.02, 0.72), (0.1, 0.72),
            (0.18, 0.58), (0.4, 0.58), (0.3, 0.94), (0.4, 0.94), (0.62, 0.58), (0.88, 0.58)))
      ]
    case "figure.run":
      [
        SymbolPart(
          SketchPen.joined([
            circle(0.64, 0.13, 0.11), SketchPen.line((0.56, 0.3), (0.44, 0.58), width: 0.14),
            SketchPen.line((0.44, 0.58), (0.64, 0.7), (0.6, 0.94)),
            SketchPen.line((0.44, 0.58), (0.34, 0.78), (0.08, 0.8)),
            SketchPen.line((0.56, 0.3), (0.34, 0.3), (0.22, 0.48)),
            SketchPen.line((0.56, 0.32), (0.7, 0.48), (0.9, 0.42)),
          ]))
      ]
    case "figure.walk":
      [
        SymbolPart(
          SketchPen.joined([
            circle(0.52, 0.13, 0.11), SketchPen.line((0.5, 0.32), (0.48, 0.58), (0.3, 0.94)),
            SketchPen.line((0.48, 0.58), (0.68, 0.74), (0.72, 0.94)),
            SketchPen.line((0.26, 0.54), (0.34, 0.36), (0.5, 0.32), (0.66, 0.48), (0.82, 0.5)),
          ]))
      ]
    default: nil
    }
  }

  /// A flame with a smaller flame inside, which is visible only in the unfilled symbol.
  var flame: Outline {
    Outline(elements: [
      .move(point(0.47, 0.02)),
      .curve(to: point(0.88, 0.62), control1: point(0.54, 0.24), control2: point(0.88, 0.34)),
      .curve(to: point(0.5, 0.98), control1: point(0.88, 0.84), control2: point(0.72, 0.98)),
      .curve(to: point(0.12, 0.6), control1: point(0.28, 0.98), control2: point(0.12, 0.84)),
      .curve(to: point(0.26, 0.24), control1: point(0.12, 0.44), control2: point(0.18, 0.34)),
      .curve(to: point(0.38, 0.4), control1: point(0.28, 0.32), control2: point(0.32, 0.38)),
      .curve(to: point(0.47, 0.02), control1: point(0.48, 0.32), control2: point(0.4, 0.16)),
      .close,
      .move(point(0.52, 0.52)),
      .curve(to: point(0.68, 0.78), control1: point(0.54, 0.62), control2: point(0.68, 0.64)),
      .curve(to: point(0.5, 0.94), control1: point(0.68, 0.88), control2: point(0.6, 0.94)),
      .curve(to: point(0.32, 0.78), control1: point(0.4, 0.94), control2: point(0.32, 0.88)),
      .curve(to: point(0.52, 0.52), control1: point(0.32, 0.66), control2: point(0.48, 0.64)),
      .close,
    ])
  }

  private var heart: Outline {
    Outline(elements: [
      .move(point(0.5, 0.94)),
      .curve(to: point(0.04, 0.36), control1: point(0.24, 0.74), control2: point(0.04, 0.56)),
      .curve(to: point(0.5, 0.24), control1: point(0.04, 0.02), control2: point(0.4, -0.02)),
      .curve(to: point(0.96, 0.36), control1: point(0.6, -0.02), control2: point(0.96, 0.02)),
      .curve(to: point(0.5, 0.94), control1: point(0.96, 0.56), control2: point(0.76, 0.74)),
      .close,
    ])
  }

  private var hands: Outline { SketchPen.line((0.5, 0.22), (0.5, 0.52), (0.7, 0.62), width: 0.08) }

  /// The left page of an open book.
  private var page: Outline {
    let gap = isFilled ? 0.025 : 0
    return Outline(elements: [
      .move(point(0.04, 0.2)),
      .quadCurve(to: point(0.5 - gap, 0.24), control: point(0.28, 0.04)),
      .line(point(0.5 - gap, 0.88)),
      .quadCurve(to: point(0.04, 0.84), control: point(0.28, 0.7)), .close,
    ])
  }

  /// Draws a head and shoulders, centered on `x`.
  private func person(_ x: Double, _ size: Double) -> Outline {
    SketchPen.joined([
      circle(x, 0.5 - 0.24 * size, 0.2 * size),
      Outline(elements: [
        .move(point(x - 0.4 * size, 0.5 + 0.42 * size)),
        .curve(
          to: point(x + 0.4 * size, 0.5 + 0.42 * size),
          control1: point(x - 0.36 * size, 0.5 - 0.1 * size),
          control2: point(x + 0.36 * size, 0.5 - 0.1 * size)), .close,
      ]),
    ])
  }

  private func battery(_ name: String) -> [SymbolPart] {
    let level = Double(name.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 100
    return [
      SymbolPart(box(0, 0.26, 0.88, 0.48, radius: 0.12).filled(false, width: 0.06), level: 1),
      SymbolPart(box(0.91, 0.42, 0.08, 0.16, radius: 0.03), level: 1),
    ]
      + (level > 0
        ? [SymbolPart(box(0.08, 0.34, 0.72 * level / 100, 0.32, radius: 0.05), hue: .positive)]
        : [])
  }

  private func point(_ x: Double, _ y: Double) -> CGPoint { SketchPen.point(x, y) }
  private func circle(_ x: Double, _ y: Double, _ radius: Double) -> Outline {
    SketchPen.circle(x, y, radius)
  }
  private func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0
  ) -> Outline {
    SketchPen.box(x, y, width, height, radius: radius)
  }
}

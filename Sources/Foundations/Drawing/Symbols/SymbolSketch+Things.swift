import Foundation

extension SymbolSketch {
  func thing(_ name: String) -> [SymbolPart]? {
    switch name {
    case "heart": [SymbolPart(heart.filled(isFilled), hue: .heart)]
    case "bell":
      [
        SymbolPart(
          Outline(elements: [
            .move(point(0.1, 0.76)),
            .curve(to: point(0.24, 0.4), control1: point(0.24, 0.66), control2: point(0.22, 0.56)),
            .curve(to: point(0.76, 0.4), control1: point(0.26, 0.0), control2: point(0.74, 0.0)),
            .curve(to: point(0.9, 0.76), control1: point(0.78, 0.56), control2: point(0.76, 0.66)),
            .close,
          ]).filled(isFilled)),
        SymbolPart(SketchPen.arc(0.5, 0.82, 0.1, from: 0, to: 0.5, width: 0.08)),
      ]
    case "bookmark":
      [
        SymbolPart(
          SketchPen.polygon((0.24, 0.04), (0.76, 0.04), (0.76, 0.96), (0.5, 0.74), (0.24, 0.96))
            .filled(isFilled))
      ]
    case "flag":
      [
        SymbolPart(SketchPen.line((0.2, 0.06), (0.2, 0.94), width: 0.08)),
        SymbolPart(
          SketchPen.polygon((0.2, 0.1), (0.88, 0.16), (0.72, 0.36), (0.88, 0.58), (0.2, 0.56))
            .filled(isFilled)),
      ]
    case "calendar":
      [
        SymbolPart(box(0.08, 0.12, 0.84, 0.8, radius: 0.12).filled(false)),
        SymbolPart(box(0.08, 0.12, 0.84, 0.24)),
        SymbolPart(
          SketchPen.joined(
            [0.28, 0.5, 0.72].flatMap { x in
              [0.54, 0.74].map { y in box(x - 0.06, y - 0.05, 0.12, 0.1) }
            }), level: 1),
      ]
    case "clock", "timer", "stopwatch", "alarm":
      isFilled
        ? [SymbolPart(circle(0.5, 0.5, 0.46), cutout: hands)]
        : [SymbolPart(circle(0.5, 0.5, 0.44).filled(false)), SymbolPart(hands)]
    case "house":
      [
        SymbolPart(
          SketchPen.polygon(
            (0.5, 0.06), (0.98, 0.5), (0.84, 0.5), (0.84, 0.94), (0.16, 0.94), (0.16, 0.5),
            (0.02, 0.5)
          ).filled(isFilled), cutout: isFilled ? box(0.4, 0.62, 0.2, 0.32) : nil)
      ] + (isFilled ? [] : [SymbolPart(box(0.4, 0.62, 0.2, 0.3).filled(false, width: 0.06))])
    case "person": [SymbolPart(person(0.5, 1).filled(isFilled))]
    case "person.2":
      [
        SymbolPart(person(0.3, 0.8).filled(isFilled)),
        SymbolPart(person(0.72, 0.8).filled(isFilled), level: 1),
      ]
    case "person.3":
      [SymbolPart(person(0.5, 0.48).filled(isFilled))]
        + [0.16, 0.84].map { SymbolPart(person($0, 0.38).filled(isFilled), level: 1) }
    case "location", "paperplane":
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
    case "music.note":
      [
        SymbolPart(
          SketchPen.joined([
            circle(0.34, 0.78, 0.16),
            SketchPen.line(
              (0.46, 0.78), (0.46, 0.14), (0.78, 0.08), (0.78, 0.26), (0.46, 0.34), width: 0.08),
          ]))
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
    case "envelope":
      [
        SymbolPart(
          box(0.02, 0.18, 0.96, 0.64, radius: 0.08).filled(isFilled),
          cutout: SketchPen.line((0.06, 0.24), (0.5, 0.58), (0.94, 0.24), width: 0.07))
      ]
        + (isFilled
          ? [] : [SymbolPart(SketchPen.line((0.06, 0.24), (0.5, 0.58), (0.94, 0.24), width: 0.07))])
    case "message", "bubble":
      [SymbolPart(Self.bubble.filled(isFilled))]
    case "chart.bar":
      [
        SymbolPart(
          SketchPen.joined([
            box(0.08, 0.5, 0.22, 0.42), box(0.39, 0.28, 0.22, 0.64), box(0.7, 0.08, 0.22, 0.84),
          ]))
      ]
    case "chart.line.uptrend.xyaxis", "chart.xyaxis.line":
      [
        SymbolPart(SketchPen.line((0.06, 0.06), (0.06, 0.94), (0.94, 0.94), width: 0.07), level: 1),
        SymbolPart(SketchPen.line((0.2, 0.72), (0.44, 0.46), (0.6, 0.6), (0.92, 0.2), width: 0.1)),
      ]
    case "eye": [SymbolPart(eye.filled(false)), SymbolPart(circle(0.5, 0.5, 0.15))]
    case "battery", "battery.100", "battery.75", "battery.50", "battery.25", "battery.0",
      "battery.100percent", "battery.75percent", "battery.50percent", "battery.25percent",
      "battery.0percent":
      battery(name)
    case "flame": [SymbolPart(flame.filled(isFilled), hue: .flame)]
    case "leaf":
      [
        SymbolPart(
          Outline(elements: [
            .move(point(0.9, 0.08)),
            .curve(to: point(0.22, 0.8), control1: point(1.0, 0.8), control2: point(0.5, 0.98)),
            .curve(to: point(0.9, 0.08), control1: point(0.06, 0.34), control2: point(0.4, 0.1)),
            .close,
          ]).filled(isFilled),
          cutout: isFilled ? SketchPen.line((0.24, 0.8), (0.7, 0.34), width: 0.05) : nil, hue: .leaf
        ), SymbolPart(SketchPen.line((0.1, 0.94), (0.24, 0.78), width: 0.07), hue: .leaf),
      ]
    case "book":
      [
        SymbolPart(
          SketchPen.joined([
            page, page.applying(.scale(x: -1, y: 1).around(point(0.5, 0.5))),
          ]).filled(isFilled, width: 0.07))
      ]
    case "cup.and.saucer", "mug":
      [
        SymbolPart(
          SketchPen.joined([
            box(0.14, 0.24, 0.58, 0.48, radius: 0.12),
            SketchPen.arc(0.72, 0.44, 0.14, from: -0.25, to: 0.25, width: 0.08),
            SketchPen.line((0.06, 0.88), (0.82, 0.88), width: 0.08),
          ]))
      ]
    case "gear", "gearshape": [SymbolPart(gear, cutout: circle(0.5, 0.5, 0.17))]
    case "magnifyingglass":
      [
        SymbolPart(circle(0.42, 0.42, 0.3).filled(false, width: 0.1)),
        SymbolPart(SketchPen.line((0.64, 0.64), (0.92, 0.92), width: 0.12)),
      ]
    case "hourglass":
      [
        SymbolPart(
          SketchPen.polygon(
            (0.2, 0.06), (0.8, 0.06), (0.56, 0.5), (0.8, 0.94), (0.2, 0.94), (0.44, 0.5)
          ).filled(isFilled))
      ]
    case "photo":
      [
        SymbolPart(
          box(0.02, 0.14, 0.96, 0.72, radius: 0.1).filled(isFilled),
          cutout: isFilled
            ? SketchPen.joined([
              circle(0.3, 0.36, 0.08),
              SketchPen.polygon((0.12, 0.76), (0.42, 0.5), (0.56, 0.62), (0.72, 0.44), (0.9, 0.76)),
            ]) : nil)
      ]
        + (isFilled
          ? []
          : [
            SymbolPart(
              SketchPen.joined([
                circle(0.3, 0.36, 0.08),
                SketchPen.polygon(
                  (0.12, 0.78), (0.42, 0.5), (0.56, 0.62), (0.72, 0.44), (0.9, 0.78)),
              ]))
          ])
    case "camera":
      [
        SymbolPart(
          SketchPen.joined([
            box(0.02, 0.24, 0.96, 0.62, radius: 0.12), box(0.34, 0.12, 0.32, 0.2, radius: 0.06),
          ]), cutout: circle(0.5, 0.55, 0.17))
      ]
    case "globe", "network":
      [
        SymbolPart(
          SketchPen.joined([
            circle(0.5, 0.5, 0.44).filled(false, width: 0.07),
            Outline.ellipse(in: CGRect(x: 0.3, y: 0.06, width: 0.4, height: 0.88)).filled(
              false, width: 0.06), SketchPen.line((0.06, 0.5), (0.94, 0.5), width: 0.06),
          ]))
      ]
    case "gift":
      [
        SymbolPart(
          box(0.06, 0.32, 0.88, 0.6, radius: 0.06),
          cutout: SketchPen.joined([box(0.46, 0.32, 0.08, 0.6), box(0.06, 0.5, 0.88, 0.06)])),
        SymbolPart(
          SketchPen.joined([
            SketchPen.arc(0.36, 0.2, 0.12, from: 0.15, to: 1, width: 0.07),
            SketchPen.arc(0.64, 0.2, 0.12, from: -0.5, to: 0.35, width: 0.07),
          ])),
      ]
    case "crown":
      [
        SymbolPart(
          SketchPen.polygon(
            (0.06, 0.2), (0.3, 0.5), (0.5, 0.1), (0.7, 0.5), (0.94, 0.2), (0.84, 0.86), (0.16, 0.86)
          ).filled(isFilled))
      ]
    case "trophy":
      [
        SymbolPart(
          SketchPen.joined([
            Outline(elements: [
              .move(point(0.26, 0.06)), .line(point(0.74, 0.06)), .line(point(0.74, 0.32)),
              .quadCurve(to: point(0.5, 0.6), control: point(0.74, 0.58)),
              .quadCurve(to: point(0.26, 0.32), control: point(0.26, 0.58)), .close,
            ]).filled(isFilled),
            SketchPen.arc(0.27, 0.25, 0.16, from: 0.22, to: 0.72, width: 0.08),
            SketchPen.arc(0.73, 0.25, 0.16, from: -0.22, to: 0.28, width: 0.08),
            SketchPen.line((0.5, 0.6), (0.5, 0.82)),
            box(0.28, 0.82, 0.44, 0.12, radius: 0.04),
          ]))
      ]
    case "medal":
      [
        SymbolPart(circle(0.5, 0.66, 0.28).filled(isFilled)),
        SymbolPart(
          SketchPen.joined([
            SketchPen.polygon((0.18, 0.04), (0.42, 0.04), (0.54, 0.3), (0.36, 0.38)),
            SketchPen.polygon((0.82, 0.04), (0.58, 0.04), (0.5, 0.22), (0.64, 0.38)),
          ]).filled(isFilled, width: 0.06), level: 1),
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
    case "car":
      [
        SymbolPart(
          SketchPen.joined([
            SketchPen.polygon((0.22, 0.18), (0.78, 0.18), (0.9, 0.48), (0.1, 0.48)),
            box(0.04, 0.44, 0.92, 0.32, radius: 0.1), box(0.12, 0.72, 0.16, 0.16),
            box(0.72, 0.72, 0.16, 0.16),
          ]), cutout: SketchPen.polygon((0.28, 0.26), (0.72, 0.26), (0.79, 0.44), (0.21, 0.44)))
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
    case "figure", "figure.walk":
      [
        SymbolPart(
          SketchPen.joined([
            circle(0.52, 0.13, 0.11), SketchPen.line((0.5, 0.32), (0.48, 0.58), (0.3, 0.94)),
            SketchPen.line((0.48, 0.58), (0.68, 0.74), (0.72, 0.94)),
            SketchPen.line((0.26, 0.54), (0.34, 0.36), (0.5, 0.32), (0.66, 0.48), (0.82, 0.5)),
          ]))
      ]
    case "phone":
      [SymbolPart(SketchPen.line((0.2, 0.16), (0.24, 0.44), (0.56, 0.76), (0.84, 0.8), width: 0.2))]
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

  private var eye: Outline {
    Outline(elements: [
      .move(point(0.02, 0.5)), .quadCurve(to: point(0.98, 0.5), control: point(0.5, -0.02)),
      .quadCurve(to: point(0.02, 0.5), control: point(0.5, 1.02)), .close,
    ])
  }

  private var hands: Outline { SketchPen.line((0.5, 0.22), (0.5, 0.52), (0.7, 0.62), width: 0.08) }

  private var gear: Outline {
    SketchPen.polygon(
      (0..<32).map { step in
        let angle = (Double(step) + 0.5) / 32 * 2 * .pi
        let radius = (step / 2).isMultiple(of: 2) ? 0.48 : 0.36
        return (0.5 + radius * cos(angle), 0.5 + radius * sin(angle))
      })
  }

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

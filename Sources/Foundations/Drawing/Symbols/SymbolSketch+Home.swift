import Foundation

extension SymbolSketch {
  private typealias Pen = SketchPen

  /// Draws furniture, lamps and appliances.
  func home(_ name: String) -> [SymbolPart]? {
    switch name {
    case "lamp.table": lamp(shade: 0.46, width: 0.76)
    case "lamp.floor": lamp(shade: 0.3, width: 0.6)
    case "lamp.desk": deskLamp
    case "shower": shower
    case "sink":
      [
        SymbolPart(
          Pen.polygon((0.06, 0.5), (0.94, 0.5), (0.78, 0.74), (0.22, 0.74)).filled(isFilled)),
        SymbolPart(Pen.box(0.4, 0.74, 0.2, 0.22, radius: 0.03)),
        SymbolPart(
          Pen.line((0.5, 0.48), (0.5, 0.2), (0.58, 0.1), (0.7, 0.14), (0.74, 0.26), width: 0.08)),
      ]
    case "heater.vertical":
      appliance(
        Pen.box(0.14, 0.08, 0.72, 0.78, radius: 0.06),
        marks: [0.32, 0.5, 0.68].map { Pen.line(($0, 0.2), ($0, 0.74), width: 0.07) },
        below: [0.26, 0.74].map { Pen.line(($0, 0.88), ($0, 0.95), width: 0.08) })
    case "microwave":
      appliance(
        Pen.box(0.02, 0.18, 0.96, 0.64, radius: 0.08),
        marks: [
          Pen.box(0.12, 0.3, 0.52, 0.4, radius: 0.04).filled(isFilled, width: 0.06),
          Pen.circle(0.8, 0.36, 0.06), Pen.circle(0.8, 0.52, 0.06),
          Pen.line((0.75, 0.67), (0.85, 0.67), width: 0.06),
        ])
    case "stove":
      appliance(
        Pen.box(0.1, 0.06, 0.8, 0.88, radius: 0.08),
        marks: [0.28, 0.5, 0.72].map { Pen.circle($0, 0.2, 0.06) } + [
          Pen.line((0.14, 0.34), (0.86, 0.34), width: 0.05),
          Pen.box(0.24, 0.46, 0.52, 0.34, radius: 0.05).filled(isFilled, width: 0.06),
        ])
    case "air.purifier":
      appliance(
        Pen.box(0.24, 0.04, 0.52, 0.92, radius: 0.12),
        marks: [Pen.line((0.4, 0.16), (0.6, 0.16), width: 0.06)]
          + [0.5, 0.62, 0.74].map { Pen.line((0.36, $0), (0.64, $0), width: 0.06) })
    case "humidifier", "dehumidifier":
      appliance(
        Pen.box(0.16, 0.44, 0.68, 0.5, radius: 0.12),
        marks: [Pen.circle(0.5, 0.69, 0.09)],
        below: [0.32, 0.5, 0.68].map {
          Pen.line(($0, 0.34), ($0 - 0.05, 0.24), ($0 + 0.05, 0.15), ($0, 0.05), width: 0.07)
        })
    case "curtains.closed":
      [
        SymbolPart(Pen.line((0.05, 0.09), (0.95, 0.09), width: 0.08)),
        SymbolPart(
          Pen.joined([Pen.box(0.1, 0.17, 0.37, 0.77), Pen.box(0.53, 0.17, 0.37, 0.77)])
            .filled(isFilled, width: 0.07), cutout: isFilled ? folds : nil),
      ] + (isFilled ? [] : [SymbolPart(folds)])
    case "door.garage.closed":
      appliance(
        Pen.polygon((0.5, 0.05), (0.97, 0.32), (0.97, 0.94), (0.03, 0.94), (0.03, 0.32)),
        marks: [0.5, 0.65, 0.8].map { Pen.line((0.2, $0), (0.8, $0), width: 0.07) })
    case "fireplace":
      [
        SymbolPart(Pen.box(0.02, 0.08, 0.96, 0.12, radius: 0.03)),
        SymbolPart(
          Pen.box(0.08, 0.24, 0.84, 0.7, radius: 0.04).filled(isFilled, width: 0.07),
          cutout: isFilled ? Pen.box(0.24, 0.4, 0.52, 0.54, radius: 0.16) : nil),
        SymbolPart(
          flame.applying(
            .scale(x: 0.42, y: 0.42).followed(by: .translation(x: 0.29, y: 0.5)))),
      ]
    default: nil
    }
  }

  private var folds: Outline {
    Pen.joined([0.22, 0.35, 0.65, 0.78].map { Pen.line(($0, 0.26), ($0, 0.86), width: 0.05) })
  }

  /// Draws a case with marks on it, and lines outside it.
  private func appliance(
    _ body: Outline, marks: [Outline], below lines: [Outline] = []
  ) -> [SymbolPart] {
    let marks = Pen.joined(marks)
    let outside = lines.isEmpty ? [] : [SymbolPart(Pen.joined(lines))]
    return isFilled
      ? [SymbolPart(body, cutout: marks)] + outside
      : [SymbolPart(body.filled(false, width: 0.07)), SymbolPart(marks)] + outside
  }

  private func lamp(shade: Double, width: Double) -> [SymbolPart] {
    let (top, bottom) = (width * 0.24, width / 2)
    return [
      SymbolPart(
        Pen.polygon(
          (0.5 - top, 0.05), (0.5 + top, 0.05), (0.5 + bottom, shade), (0.5 - bottom, shade)
        ).filled(isFilled)),
      SymbolPart(
        Pen.joined([
          Pen.line((0.5, shade), (0.5, 0.9), width: 0.08),
          Pen.line((0.28, 0.92), (0.72, 0.92), width: 0.09),
        ])),
    ]
  }

  private var deskLamp: [SymbolPart] {
    [
      SymbolPart(
        Pen.polygon((0.46, 0.14), (0.64, 0.04), (0.96, 0.34), (0.58, 0.56)).filled(isFilled)),
      SymbolPart(
        Pen.joined([
          Pen.line((0.36, 0.9), (0.14, 0.52), (0.48, 0.28), width: 0.08),
          Pen.line((0.14, 0.92), (0.62, 0.92), width: 0.09),
        ])),
    ]
  }

  private var shower: [SymbolPart] {
    let drops = [0.3, 0.5, 0.7].flatMap { x in
      [0.66, 0.84].map { y in
        Pen.line(
          (x + (x - 0.5) * (y - 0.6) * 0.6, y), (x + (x - 0.5) * (y - 0.5), y + 0.08), width: 0.07)
      }
    }
    return [
      SymbolPart(
        Pen.line(
          (0.08, 0.94), (0.08, 0.18), (0.18, 0.07), (0.4, 0.07), (0.5, 0.18), (0.5, 0.32),
          width: 0.08)),
      SymbolPart(
        Pen.polygon((0.34, 0.32), (0.66, 0.32), (0.78, 0.52), (0.22, 0.52)).filled(isFilled)),
      SymbolPart(Pen.joined(drops), level: 1),
    ]
  }

}

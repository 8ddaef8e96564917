import Foundation

extension SymbolSketch {
  /// Draws plain shapes with contents: dashes, halves, grids, and arrows out of boxes.
  func frame(_ name: String) -> [SymbolPart]? {
    switch name {
    case "circle.dashed": dashed(SketchPen.circle(0.5, 0.5, 0.44), dash: [0.17, 0.11])
    case "circle.dotted": dashed(SketchPen.circle(0.5, 0.5, 0.44), dash: [0.01, 0.14])
    case "square.dashed", "app.dashed":
      dashed(SketchPen.box(0.08, 0.08, 0.84, 0.84, radius: 0.16), dash: [0.16, 0.12])
    case "rectangle.dashed":
      dashed(SketchPen.box(0.04, 0.18, 0.92, 0.64, radius: 0.12), dash: [0.16, 0.12])
    case "circle.inset.filled", "largecircle.circle", "record.circle", "smallcircle.circle",
      "smallcircle.filled.circle", "button.programmable":
      [
        SymbolPart(SketchPen.circle(0.5, 0.5, 0.44).filled(false), level: 1),
        SymbolPart(SketchPen.circle(0.5, 0.5, name.hasPrefix("small") ? 0.14 : 0.28)),
      ]
    case "circle.grid.2x2": dots(2, 2)
    case "circle.grid.3x3": dots(3, 3)
    case "circle.grid.2x1": dots(2, 1)
    case "circle.grid.3x1": dots(3, 1)
    case "circle.grid.cross": cross
    case "square.and.arrow.up":
      boxed(
        SketchPen.joined([
          SketchPen.line((0.5, 0.62), (0.5, 0.06), width: 0.08),
          SketchPen.line((0.32, 0.24), (0.5, 0.06), (0.68, 0.24), width: 0.08),
        ]))
    case "square.and.arrow.down":
      boxed(
        SketchPen.joined([
          SketchPen.line((0.5, 0.04), (0.5, 0.62), width: 0.08),
          SketchPen.line((0.32, 0.44), (0.5, 0.62), (0.68, 0.44), width: 0.08),
        ]))
    case "rectangle.portrait":
      [SymbolPart(SketchPen.box(0.16, 0.04, 0.68, 0.92, radius: 0.12).filled(isFilled))]
    case "oval", "ellipsoid":
      [
        SymbolPart(
          Outline.ellipse(in: CGRect(x: 0.02, y: 0.2, width: 0.96, height: 0.6))
            .filled(isFilled))
      ]
    case "pentagon": [SymbolPart(SketchPen.regular(sides: 5, turned: 0).filled(isFilled))]
    case "rhombus":
      [
        SymbolPart(
          SketchPen.polygon((0.5, 0.02), (0.9, 0.5), (0.5, 0.98), (0.1, 0.5)).filled(isFilled))
      ]
    case "lifepreserver": preserver
    default: nil
    }
  }

  static var bubble: Outline {
    Outline(elements: [
      .move(SketchPen.point(0.3, 0.08)), .line(SketchPen.point(0.7, 0.08)),
      .quadCurve(to: SketchPen.point(0.96, 0.32), control: SketchPen.point(0.96, 0.08)),
      .line(SketchPen.point(0.96, 0.5)),
      .quadCurve(to: SketchPen.point(0.7, 0.74), control: SketchPen.point(0.96, 0.74)),
      .line(SketchPen.point(0.48, 0.74)), .line(SketchPen.point(0.26, 0.94)),
      .line(SketchPen.point(0.26, 0.74)),
      .quadCurve(to: SketchPen.point(0.04, 0.5), control: SketchPen.point(0.04, 0.72)),
      .line(SketchPen.point(0.04, 0.32)),
      .quadCurve(to: SketchPen.point(0.3, 0.08), control: SketchPen.point(0.04, 0.08)), .close,
    ])
  }

  private func dashed(_ outline: Outline, dash: [Double]) -> [SymbolPart] {
    let fine = 100.0
    let dashes = outline.applying(.scale(x: fine, y: fine)).stroked(
      StrokePattern(
        width: 0.08 * SketchPen.breadth * fine, cap: .round, join: .round,
        dash: dash.map { $0 * fine }))
    return [SymbolPart(dashes.applying(.scale(x: 1 / fine, y: 1 / fine)))]
  }

  private func dots(_ columns: Int, _ rows: Int) -> [SymbolPart] {
    let step = 0.96 / Double(max(columns, rows))
    let radius = step * 0.36
    return (0..<rows).flatMap { row in
      (0..<columns).map { column in
        SymbolPart(
          SketchPen.circle(
            0.5 + (Double(column) - Double(columns - 1) / 2) * step,
            0.5 + (Double(row) - Double(rows - 1) / 2) * step, radius
          ).filled(isFilled, width: 0.07))
      }
    }
  }

  private var cross: [SymbolPart] {
    [(0.5, 0.14), (0.5, 0.86), (0.14, 0.5), (0.86, 0.5)].map { x, y in
      SymbolPart(SketchPen.circle(x, y, 0.13).filled(isFilled, width: 0.07))
    }
  }

  /// Draws a box that is open at the top, with an arrow through the opening.
  private func boxed(_ arrow: Outline) -> [SymbolPart] {
    let box = SketchPen.line(
      (0.34, 0.36), (0.16, 0.36), (0.16, 0.94), (0.84, 0.94), (0.84, 0.36), (0.66, 0.36),
      width: 0.08)
    guard isFilled else { return [SymbolPart(box, level: 1), SymbolPart(arrow)] }
    let gap = SketchPen.line((0.5, 0.62), (0.5, 0.06), width: 0.24)
    return [
      SymbolPart(SketchPen.box(0.12, 0.32, 0.76, 0.64, radius: 0.1), cutout: gap, level: 1),
      SymbolPart(arrow),
    ]
  }

  private var preserver: [SymbolPart] {
    let ring = SketchPen.circle(0.5, 0.5, 0.46)
    let belts = [0.125, 0.375, 0.625, 0.875].map {
      SketchPen.arc(0.5, 0.5, 0.32, from: $0 - 0.04, to: $0 + 0.04, width: 0.18)
    }
    return [
      SymbolPart(ring.filled(isFilled, width: 0.06), cutout: SketchPen.circle(0.5, 0.5, 0.18)),
      SymbolPart(SketchPen.circle(0.5, 0.5, 0.18).filled(false, width: 0.06)),
    ].map { isFilled ? $0.without(SketchPen.joined(belts)) : $0 }
      + (isFilled ? [] : [SymbolPart(SketchPen.joined(belts), level: 1)])
  }
}

import Foundation

extension SymbolSketch {
  /// Draws everyday objects.
  func object(_ name: String) -> [SymbolPart]? {
    switch name {
    case "lightbulb": lightbulb
    case "bag", "handbag":
      enclosing(
        SketchPen.box(0.12, 0.3, 0.76, 0.64, radius: 0.1),
        with: SketchPen.arc(0.5, 0.32, 0.19, from: 0.5, to: 1, width: 0.08))
    case "cart":
      [
        SymbolPart(
          SketchPen.polygon((0.24, 0.22), (0.96, 0.22), (0.86, 0.6), (0.32, 0.6))
            .filled(isFilled)),
        SymbolPart(
          SketchPen.joined([
            SketchPen.line((0.02, 0.08), (0.18, 0.08), (0.34, 0.74), (0.86, 0.74), width: 0.08),
            SketchPen.circle(0.4, 0.89, 0.07), SketchPen.circle(0.8, 0.89, 0.07),
          ])),
      ]
    case "basket":
      enclosing(
        SketchPen.polygon((0.04, 0.4), (0.96, 0.4), (0.84, 0.92), (0.16, 0.92)),
        with: SketchPen.joined([
          SketchPen.line((0.26, 0.4), (0.42, 0.08), width: 0.08),
          SketchPen.line((0.74, 0.4), (0.58, 0.08), width: 0.08),
        ]))
    case "tuningfork":
      [
        SymbolPart(
          SketchPen.joined([
            SketchPen.line((0.3, 0.04), (0.3, 0.36), width: 0.1),
            SketchPen.line((0.7, 0.04), (0.7, 0.36), width: 0.1),
            SketchPen.arc(0.5, 0.36, 0.2, from: 0, to: 0.5, width: 0.1),
            SketchPen.line((0.5, 0.56), (0.5, 0.96), width: 0.1),
          ]))
      ]
    case "shippingbox", "cube": parcel
    case "archivebox":
      enclosing(
        SketchPen.box(0.1, 0.34, 0.8, 0.56, radius: 0.08),
        with: SketchPen.box(0.04, 0.12, 0.92, 0.2, radius: 0.06).filled(isFilled, width: 0.07),
        mark: SketchPen.line((0.4, 0.52), (0.6, 0.52), width: 0.08))
    case "tray", "tray.full": tray(isFull: name == "tray.full")
    case "truck.box": truck
    case "building", "building.columns": house(0.2, 0.06, 0.6)
    case "building.2": house(0.06, 0.06, 0.46) + house(0.54, 0.34, 0.4)
    case "creditcard":
      enclosing(
        SketchPen.box(0.02, 0.18, 0.96, 0.64, radius: 0.1), with: Outline(),
        mark: SketchPen.box(0.02, 0.32, 0.96, 0.12))
    case "banknote":
      enclosing(
        SketchPen.box(0.02, 0.22, 0.96, 0.56, radius: 0.08), with: Outline(),
        mark: SketchPen.circle(0.5, 0.5, 0.14))
    case "briefcase", "case":
      enclosing(
        SketchPen.box(0.04, 0.3, 0.92, 0.58, radius: 0.1),
        with: SketchPen.line((0.36, 0.28), (0.36, 0.14), (0.64, 0.14), (0.64, 0.28), width: 0.08),
        mark: SketchPen.line((0.06, 0.56), (0.94, 0.56), width: 0.06))
    case "doc.on.clipboard", "clipboard", "list.clipboard", "list.bullet.clipboard": clipboard
    case "doc.on.doc":
      [
        SymbolPart(SketchPen.box(0.1, 0.06, 0.52, 0.64, radius: 0.08).filled(false), level: 1),
        SymbolPart(SketchPen.box(0.36, 0.28, 0.54, 0.66, radius: 0.08).filled(isFilled)),
      ]
    case "doc", "doc.text", "note", "note.text":
      enclosing(
        SketchPen.box(0.16, 0.04, 0.68, 0.92, radius: 0.1), with: Outline(),
        mark: name.hasSuffix("text")
          ? SketchPen.joined(
            [0.36, 0.54, 0.72].map { SketchPen.line((0.3, $0), (0.7, $0), width: 0.06) })
          : Outline())
    case "folder":
      [
        SymbolPart(
          SketchPen.polygon(
            (0.04, 0.18), (0.38, 0.18), (0.48, 0.28), (0.96, 0.28), (0.96, 0.86), (0.04, 0.86)
          ).filled(isFilled))
      ]
    case "trash":
      [
        SymbolPart(
          SketchPen.polygon((0.18, 0.24), (0.82, 0.24), (0.74, 0.96), (0.26, 0.96))
            .filled(isFilled), hue: .danger),
        SymbolPart(
          SketchPen.joined([
            SketchPen.line((0.08, 0.2), (0.92, 0.2), width: 0.08),
            SketchPen.line((0.36, 0.18), (0.4, 0.06), (0.6, 0.06), (0.64, 0.18), width: 0.07),
          ]), hue: .danger),
      ]
    case "tag":
      [
        SymbolPart(
          SketchPen.polygon((0.06, 0.06), (0.52, 0.06), (0.96, 0.52), (0.54, 0.94), (0.06, 0.48))
            .filled(isFilled), cutout: isFilled ? SketchPen.circle(0.26, 0.26, 0.08) : nil)
      ] + (isFilled ? [] : [SymbolPart(SketchPen.circle(0.26, 0.26, 0.07))])
    case "mic":
      [
        SymbolPart(SketchPen.box(0.36, 0.04, 0.28, 0.54, radius: 0.14).filled(isFilled)),
        SymbolPart(
          SketchPen.joined([
            SketchPen.arc(0.5, 0.44, 0.28, from: 0, to: 0.5, width: 0.07),
            SketchPen.line((0.5, 0.74), (0.5, 0.92), width: 0.07),
            SketchPen.line((0.34, 0.94), (0.66, 0.94), width: 0.07),
          ])),
      ]
    case "iphone", "applewatch":
      enclosing(
        SketchPen.box(0.24, 0.02, 0.52, 0.96, radius: 0.12), with: Outline(),
        mark: SketchPen.line((0.42, 0.12), (0.58, 0.12), width: 0.05))
    case "tv", "display", "desktopcomputer", "laptopcomputer":
      [
        SymbolPart(SketchPen.box(0.04, 0.12, 0.92, 0.6, radius: 0.08).filled(isFilled)),
        SymbolPart(SketchPen.line((0.3, 0.88), (0.7, 0.88), width: 0.08)),
      ]
    case "cross":
      [
        SymbolPart(
          SketchPen.polygon(
            (0.34, 0.06), (0.66, 0.06), (0.66, 0.34), (0.94, 0.34), (0.94, 0.66), (0.66, 0.66),
            (0.66, 0.94), (0.34, 0.94), (0.34, 0.66), (0.06, 0.66), (0.06, 0.34), (0.34, 0.34)
          ).filled(isFilled))
      ]
    case "dumbbell":
      [
        SymbolPart(
          SketchPen.joined([
            SketchPen.line((0.2, 0.5), (0.8, 0.5), width: 0.1),
            SketchPen.box(0.14, 0.2, 0.14, 0.6, radius: 0.05),
            SketchPen.box(0.72, 0.2, 0.14, 0.6, radius: 0.05),
            SketchPen.box(0.02, 0.32, 0.1, 0.36, radius: 0.04),
            SketchPen.box(0.88, 0.32, 0.1, 0.36, radius: 0.04),
          ]))
      ]
    case "shield": [SymbolPart(Self.shield.filled(isFilled))]
    case "seal": [SymbolPart(SketchPen.star(0.5, 0.5, outer: 0.5, inner: 0.42, rays: 12))]
    default: name.hasPrefix("speaker") ? speaker(name) : nil
    }
  }

  static var shield: Outline {
    Outline(elements: [
      .move(SketchPen.point(0.5, 0.02)),
      .quadCurve(to: SketchPen.point(0.9, 0.16), control: SketchPen.point(0.7, 0.16)),
      .line(SketchPen.point(0.9, 0.5)),
      .quadCurve(to: SketchPen.point(0.5, 0.98), control: SketchPen.point(0.88, 0.8)),
      .quadCurve(to: SketchPen.point(0.1, 0.5), control: SketchPen.point(0.12, 0.8)),
      .line(SketchPen.point(0.1, 0.16)),
      .quadCurve(to: SketchPen.point(0.5, 0.02), control: SketchPen.point(0.3, 0.16)), .close,
    ])
  }

  /// Draws a filled or outlined body with additional lines and a mark.
  private func enclosing(
    _ body: Outline, with lines: Outline, mark: Outline = Outline()
  ) -> [SymbolPart] {
    isFilled
      ? [SymbolPart(body, cutout: mark), SymbolPart(lines)]
      : [SymbolPart(body.filled(false)), SymbolPart(SketchPen.joined([lines, mark]))]
  }

  private var lightbulb: [SymbolPart] {
    let bulb = Outline(elements: [
      .move(SketchPen.point(0.36, 0.7)),
      .curve(
        to: SketchPen.point(0.5, 0.04), control1: SketchPen.point(0.34, 0.5),
        control2: SketchPen.point(-0.02, 0.06)),
      .curve(
        to: SketchPen.point(0.64, 0.7), control1: SketchPen.point(1.02, 0.06),
        control2: SketchPen.point(0.66, 0.5)), .close,
    ])
    let socket = SketchPen.joined([
      SketchPen.line((0.38, 0.8), (0.62, 0.8), width: 0.07),
      SketchPen.line((0.42, 0.92), (0.58, 0.92), width: 0.07),
    ])
    return [SymbolPart(bulb.filled(isFilled), hue: .sun), SymbolPart(socket, level: 1)]
  }

  private var parcel: [SymbolPart] {
    let edges = SketchPen.joined([
      SketchPen.line((0.08, 0.28), (0.5, 0.5), (0.92, 0.28), width: 0.06),
      SketchPen.line((0.5, 0.5), (0.5, 0.96), width: 0.06),
    ])
    let body = SketchPen.polygon(
      (0.5, 0.04), (0.92, 0.26), (0.92, 0.74), (0.5, 0.96), (0.08, 0.74), (0.08, 0.26))
    return isFilled
      ? [SymbolPart(body, cutout: edges)]
      : [SymbolPart(body.filled(false, width: 0.07)), SymbolPart(edges)]
  }

  private var truck: [SymbolPart] {
    let wheels = SketchPen.joined([
      SketchPen.circle(0.26, 0.76, 0.1), SketchPen.circle(0.76, 0.76, 0.1),
    ])
    let cabin = SketchPen.polygon(
      (0.66, 0.36), (0.84, 0.36), (0.98, 0.54), (0.98, 0.76), (0.66, 0.76))
    return [
      SymbolPart(SketchPen.box(0.02, 0.22, 0.6, 0.54, radius: 0.06).filled(isFilled, width: 0.07)),
      SymbolPart(cabin.filled(isFilled, width: 0.07)), SymbolPart(wheels, level: 1),
    ]
  }

  /// Draws a building with windows, with its left edge at `x` and its top at `y`.
  private func house(_ x: Double, _ y: Double, _ width: Double) -> [SymbolPart] {
    let windows = SketchPen.joined(
      [0.26, 0.62].flatMap { column in
        [0.12, 0.3, 0.48].compactMap { row in
          y + row + 0.1 < 0.9
            ? SketchPen.box(x + width * column - 0.03, y + row, width * 0.18, 0.08) : nil
        }
      })
    let block = SketchPen.box(x, y, width, 0.94 - y, radius: 0.04)
    return isFilled
      ? [SymbolPart(block, cutout: windows)]
      : [SymbolPart(block.filled(false, width: 0.07)), SymbolPart(windows)]
  }

  private var clipboard: [SymbolPart] {
    let board = SketchPen.box(0.12, 0.12, 0.76, 0.84, radius: 0.1)
    let lines = SketchPen.joined(
      [0.44, 0.6, 0.76].map { SketchPen.line((0.3, $0), (0.7, $0), width: 0.06) })
    let clip = SketchPen.box(0.34, 0.04, 0.32, 0.16, radius: 0.06)
    return isFilled
      ? [SymbolPart(board, cutout: lines), SymbolPart(clip, level: 1)]
      : [
        SymbolPart(board.filled(false, width: 0.07)), SymbolPart(clip),
        SymbolPart(lines, level: 1),
      ]
  }

  /// Draws a tray for mail, seen from above its front edge.
  private func tray(isFull: Bool) -> [SymbolPart] {
    let edge = SketchPen.polygon(
      (0.06, 0.52), (0.2, 0.16), (0.8, 0.16), (0.94, 0.52), (0.94, 0.84), (0.06, 0.84))
    let front = SketchPen.line(
      (0.06, 0.54), (0.32, 0.54), (0.38, 0.66), (0.62, 0.66), (0.68, 0.54), (0.94, 0.54),
      width: 0.07)
    let mail = SketchPen.joined(
      isFull ? [0.28, 0.4].map { SketchPen.line((0.3, $0), (0.7, $0), width: 0.06) } : [])
    return enclosing(edge, with: Outline(), mark: SketchPen.joined([front, mail]))
  }

  /// Draws a loudspeaker with as many sound waves as the name's number.
  private func speaker(_ name: String) -> [SymbolPart] {
    let horn = SketchPen.polygon(
      (0.02, 0.36), (0.18, 0.36), (0.42, 0.14), (0.42, 0.86), (0.18, 0.64), (0.02, 0.64))
    let count = name.split(separator: ".").compactMap { Int($0) }.first ?? 0
    let waves = (0..<(name.contains("wave") ? max(count, 1) : 0)).map { step in
      SketchPen.arc(0.42, 0.5, 0.2 + 0.17 * Double(step), from: -0.11, to: 0.11, width: 0.07)
    }
    let slash =
      name.hasSuffix("slash") ? [SketchPen.line((0.1, 0.06), (0.9, 0.94), width: 0.08)] : []
    let isAlone = waves.isEmpty && slash.isEmpty
    return [
      SymbolPart(horn.offset(x: isAlone ? 0.28 : 0, y: 0).filled(isFilled, width: 0.07)),
      SymbolPart(SketchPen.joined(waves + slash), level: 1),
    ]
  }
}

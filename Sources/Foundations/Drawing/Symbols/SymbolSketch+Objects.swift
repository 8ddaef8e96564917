import Foundation

extension SymbolSketch {
  /// Draws everyday objects.
  func object(_ name: String) -> [SymbolPart]? {
    switch name {
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
    case "tray", "tray.full": tray(isFull: name == "tray.full")
    case "building": house(0.2, 0.06, 0.6)
    case "briefcase", "case":
      enclosing(
        SketchPen.box(0.04, 0.3, 0.92, 0.58, radius: 0.1),
        with: SketchPen.line((0.36, 0.28), (0.36, 0.14), (0.64, 0.14), (0.64, 0.28), width: 0.08),
        mark: SketchPen.line((0.06, 0.56), (0.94, 0.56), width: 0.06))
    case "doc.on.clipboard": clipboard
    case "doc.on.doc":
      [
        SymbolPart(SketchPen.box(0.1, 0.06, 0.52, 0.64, radius: 0.08).filled(false), level: 1),
        SymbolPart(SketchPen.box(0.36, 0.28, 0.54, 0.66, radius: 0.08).filled(isFilled)),
      ]
    case "note", "note.text":
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
    case "shield": [SymbolPart(Self.shield.filled(isFilled))]
    default: speaker(name)
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

  /// Draws a loudspeaker with as many sound waves as the name's number, or returns `nil` for other names.
  private func speaker(_ name: String) -> [SymbolPart]? {
    let words = name.split(separator: ".")
    let isMuted = words == ["speaker", "slash"]
    let count = words.starts(with: ["speaker", "wave"]) && words.count == 3 ? Int(words[2]) : nil
    guard words == ["speaker"] || isMuted || count != nil else { return nil }
    let horn = SketchPen.polygon(
      (0.02, 0.36), (0.18, 0.36), (0.42, 0.14), (0.42, 0.86), (0.18, 0.64), (0.02, 0.64))
    let waves = (0..<min(count ?? 0, 3)).map { step in
      SymbolPart(
        SketchPen.arc(0.42, 0.5, 0.2 + 0.17 * Double(step), from: -0.11, to: 0.11, width: 0.07),
        level: 1
      ).variable
    }
    let slash = SymbolPart(SketchPen.line((0.1, 0.06), (0.9, 0.94), width: 0.08), level: 1)
    let isAlone = waves.isEmpty && !isMuted
    return [SymbolPart(horn.offset(x: isAlone ? 0.28 : 0, y: 0).filled(isFilled, width: 0.07))]
      + waves + (isMuted ? [slash] : [])
  }
}

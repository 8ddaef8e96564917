import Foundation

extension SymbolSketch {
  /// Draws arrows, marks, plain shapes and playback signs.
  func sign(_ name: String) -> [SymbolPart]? {
    name == "exclamationmark.triangle"
      ? warning : outline(ofSign: name).map { [SymbolPart($0)] }
  }

  private func outline(ofSign name: String) -> Outline? {
    switch name {
    case "plus": joined([line((0.5, 0.15), (0.5, 0.85)), line((0.15, 0.5), (0.85, 0.5))])
    case "minus": line((0.15, 0.5), (0.85, 0.5))
    case "equal": joined([line((0.15, 0.36), (0.85, 0.36)), line((0.15, 0.64), (0.85, 0.64))])
    case "divide":
      joined([
        line((0.15, 0.5), (0.85, 0.5)), SketchPen.circle(0.5, 0.2, 0.08),
        SketchPen.circle(0.5, 0.8, 0.08),
      ])
    case "xmark", "multiply":
      joined([line((0.16, 0.16), (0.84, 0.84)), line((0.84, 0.16), (0.16, 0.84))])
    case "checkmark": line((0.12, 0.54), (0.4, 0.84), (0.88, 0.16))
    case "exclamationmark":
      joined([line((0.5, 0.1), (0.5, 0.6)), SketchPen.circle(0.5, 0.86, 0.08)])
    case "questionmark":
      joined([
        SketchPen.arc(0.5, 0.3, 0.22, from: -0.5, to: 0.25, width: 0.12),
        line((0.5, 0.52), (0.5, 0.64)), SketchPen.circle(0.5, 0.88, 0.08),
      ])
    case "info": joined([SketchPen.circle(0.5, 0.16, 0.08), line((0.5, 0.4), (0.5, 0.86))])
    case "ellipsis": joined([0.16, 0.5, 0.84].map { SketchPen.circle($0, 0.5, 0.1) })
    case "circle": SketchPen.circle(0.5, 0.5, 0.46).filled(isFilled)
    case "square", "app": SketchPen.box(0.06, 0.06, 0.88, 0.88, radius: 0.16).filled(isFilled)
    case "rectangle": SketchPen.box(0.02, 0.18, 0.96, 0.64, radius: 0.12).filled(isFilled)
    case "capsule": SketchPen.box(0.02, 0.26, 0.96, 0.48, radius: 0.24).filled(isFilled)
    case "triangle": SketchPen.polygon((0.5, 0.08), (0.96, 0.9), (0.04, 0.9)).filled(isFilled)
    case "diamond":
      SketchPen.polygon((0.5, 0.02), (0.98, 0.5), (0.5, 0.98), (0.02, 0.5)).filled(isFilled)
    case "star": SketchPen.star(0.5, 0.54, outer: 0.5, inner: 0.2).filled(isFilled)
    case "play", "arrowtriangle.right":
      SketchPen.polygon((0.16, 0.06), (0.94, 0.5), (0.16, 0.94)).filled(isFilled)
    case "arrowtriangle.left":
      SketchPen.polygon((0.84, 0.06), (0.06, 0.5), (0.84, 0.94)).filled(isFilled)
    case "arrowtriangle.up":
      SketchPen.polygon((0.06, 0.84), (0.5, 0.06), (0.94, 0.84)).filled(isFilled)
    case "arrowtriangle.down":
      SketchPen.polygon((0.06, 0.16), (0.5, 0.94), (0.94, 0.16)).filled(isFilled)
    case "exclamationmark.arrow.triangle.2.circlepath":
      joined([
        circlingPair, SketchPen.line((0.5, 0.34), (0.5, 0.53), width: 0.09),
        SketchPen.circle(0.5, 0.66, 0.055),
      ])
    case "pause":
      joined([
        SketchPen.box(0.16, 0.08, 0.24, 0.84, radius: 0.04),
        SketchPen.box(0.6, 0.08, 0.24, 0.84, radius: 0.04),
      ])
    case "stop": SketchPen.box(0.1, 0.1, 0.8, 0.8, radius: 0.08).filled(isFilled)
    case "forward":
      joined([
        SketchPen.polygon((0, 0.14), (0.5, 0.5), (0, 0.86)).filled(isFilled),
        SketchPen.polygon((0.5, 0.14), (1, 0.5), (0.5, 0.86)).filled(isFilled),
      ])
    case "backward":
      joined([
        SketchPen.polygon((0.5, 0.14), (0, 0.5), (0.5, 0.86)).filled(isFilled),
        SketchPen.polygon((1, 0.14), (0.5, 0.5), (1, 0.86)).filled(isFilled),
      ])
    default: arrow(name)
    }
  }

  private func arrow(_ name: String) -> Outline? {
    let words = name.split(separator: ".")
    guard let first = words.first else { return nil }
    let directions = words.dropFirst().map { Self.plainDirections[$0] ?? String($0) }
    if first == "arrow", let second = words.dropFirst().first {
      switch second {
      case "clockwise" where words.count == 2, "circlepath" where words.count == 2:
        return circling(isClockwise: true)
      case "counterclockwise" where words.count == 2: return circling(isClockwise: false)
      case "turn": return turning(directions.dropFirst())
      default: break
      }
      if words.suffix(from: 2).starts(with: ["to", "line"]), let angle = Self.turns([directions[0]])
      {
        return turned(
          [
            line((0.5, 0.74), (0.5, 0.12)), line((0.22, 0.4), (0.5, 0.12), (0.78, 0.4)),
            line((0.2, 0.02), (0.8, 0.02)),
          ], angle)
      }
      guard let angle = Self.turns(directions) else { return nil }
      return turned(
        [line((0.5, 0.92), (0.5, 0.1)), line((0.18, 0.42), (0.5, 0.1), (0.82, 0.42))], angle)
    }
    if first == "arrowtriangle", let angle = Self.turns(directions) {
      return turned(
        [SketchPen.polygon((0.06, 0.84), (0.5, 0.06), (0.94, 0.84)).filled(isFilled)], angle)
    }
    if first == "chevron" {
      let isDouble = directions.last == "2"
      let rows = isDouble ? [0.36, 0.76] : [0.68]
      guard let angle = Self.turns(isDouble ? directions.dropLast() : directions) else {
        return nil
      }
      return turned(rows.map { line((0.14, $0), (0.5, $0 - 0.36), (0.86, $0)) }, angle)
    }
    return nil
  }

  /// Directions by the words for either writing direction.
  private static let plainDirections: [Substring: String] = [
    "forward": "right", "backward": "left",
  ]

  private func turned(_ lines: [Outline], _ angle: Double) -> Outline {
    joined(lines).applying(.rotation(angle * 2 * .pi).around(SketchPen.point(0.5, 0.5)))
  }

  /// Draws an arrow with a right angle; the words are the directions of its shaft and of its head.
  private func turning(_ words: ArraySlice<String>) -> Outline? {
    guard words.count == 2, let shaft = Self.turns([words[words.startIndex]]),
      let head = Self.turns([words[words.startIndex + 1]])
    else { return nil }
    let isLeft = (head - shaft + 1).truncatingRemainder(dividingBy: 1) > 0.5
    let arrow = joined([
      line((0.24, 0.88), (0.24, 0.36), (0.86, 0.36)), line((0.6, 0.1), (0.88, 0.36), (0.6, 0.62)),
    ])
    let handed = isLeft ? arrow.mirrored : arrow
    return handed.applying(.rotation(shaft * 2 * .pi).around(SketchPen.point(0.5, 0.5)))
  }

  /// Returns the clockwise rotation from pointing up, in turns.
  private static func turns(_ words: [String]) -> Double? {
    switch words {
    case ["up"]: 0
    case ["up", "right"]: 0.125
    case ["right"], ["forward"]: 0.25
    case ["down", "right"]: 0.375
    case ["down"]: 0.5
    case ["down", "left"]: 0.625
    case ["left"], ["backward"]: 0.75
    case ["up", "left"]: 0.875
    default: nil
    }
  }

  private func circling(isClockwise: Bool) -> Outline {
    let clockwise = joined([
      SketchPen.arc(0.5, 0.54, 0.36, from: -0.12, to: 0.74, width: 0.1),
      SketchPen.polygon((0.5, 0.0), (0.82, 0.18), (0.5, 0.36)),
    ])
    return isClockwise
      ? clockwise : clockwise.applying(.scale(x: -1, y: 1).around(SketchPen.point(0.5, 0.5)))
  }

  /// Two arrows that follow each other clockwise.
  private var circlingPair: Outline {
    let upper = joined([
      SketchPen.arc(0.5, 0.5, 0.36, from: 0.55, to: 0.96, width: 0.1),
      SketchPen.polygon((0.68, 0.44), (1, 0.44), (0.84, 0.66)),
    ])
    return joined([
      upper, upper.applying(.rotation(.pi).around(SketchPen.point(0.5, 0.5))),
    ])
  }

  private var warning: [SymbolPart] {
    let triangle = SketchPen.polygon((0.5, 0.04), (0.98, 0.94), (0.02, 0.94))
    let sign = joined([
      SketchPen.line((0.5, 0.36), (0.5, 0.62), width: 0.09), SketchPen.circle(0.5, 0.78, 0.06),
    ])
    return isFilled
      ? SymbolEnclosure.filled(triangle, with: [SymbolPart(sign)])
      : [SymbolPart(triangle.filled(false, width: 0.07)), SymbolPart(sign)]
  }

  private func line(_ points: (Double, Double)...) -> Outline {
    SketchPen.stroked(
      Outline(
        polylines: [
          Polyline(points: points.map { SketchPen.point($0.0, $0.1) }, isClosed: false)
        ]), width: 0.12)
  }

  private func joined(_ outlines: [Outline]) -> Outline { SketchPen.joined(outlines) }
}

import Foundation

/// A symbol as filled areas in its frame: for sizes at which a drawing says more than a character.
enum SymbolShape {
  struct PaintedPart {
    var outline: Outline
    var cutout: Outline?
    var paint: Paint
  }

  /// True where there is a drawing for the name.
  static func exists(for name: String) -> Bool { !unitParts(of: name).isEmpty }

  /// The parts in the symbol's frame, back to front; none where the name has no drawing.
  static func parts(of symbol: SymbolDrawing) -> [PaintedPart] {
    let palette = SymbolPalette(symbol)
    let parts = SketchPen.$breadth.withValue(breadth(of: Double(symbol.font.weight))) {
      unitParts(of: symbol.name)
    }
    let transform = placement(of: parts, in: symbol.frame)
    return parts.map { part in
      let part = part.applying(transform)
      return PaintedPart(
        outline: part.outline, cutout: part.cutout,
        paint: palette.paint(level: part.level, hue: part.hue))
    }
  }

  /// Puts the unit square into the middle of a frame; where that is clearly longer one way, as large as
  /// what is drawn in it has room: a bulb is as high as its narrow frame.
  private static func placement(of parts: [SymbolPart], in frame: CGRect) -> AffineTransform2D {
    let drawn = parts.map(\.outline.bounds).filter { !$0.isEmpty }
      .reduce(CGRect.null) { $0.union($1) }
    let square = min(frame.width, frame.height)
    let longest = max(frame.width, frame.height)
    guard square < longest * nearlySquare, !drawn.isEmpty else {
      return .scale(x: square, y: square).followed(
        by: .translation(x: frame.midX - square / 2, y: frame.midY - square / 2))
    }
    let side = min(frame.width / drawn.width, frame.height / drawn.height, longest)
    let placed = CGRect(
      x: frame.midX + (drawn.minX - 0.5) * side, y: frame.midY + (drawn.minY - 0.5) * side,
      width: drawn.width * side, height: drawn.height * side)
    return .scale(x: side, y: side).followed(
      by: .translation(
        x: frame.midX - side / 2 + inward(placed.minX, placed.maxX, frame.minX, frame.maxX),
        y: frame.midY - side / 2 + inward(placed.minY, placed.maxY, frame.minY, frame.maxY)))
  }

  /// The least width by height, or height by width, of a frame that counts as a square.
  private static let nearlySquare = 0.8

  /// How far a stretch has to move to lie within bounds that have room for it.
  private static func inward(
    _ start: Double, _ end: Double, _ lower: Double, _ upper: Double
  ) -> Double {
    if start < lower { return lower - start }
    return end > upper ? upper - end : 0
  }

  /// How broad a symbol's lines are beside those of the regular weight, which is 400: hair-thin at 100,
  /// twice as broad at 900.
  static func breadth(of weight: Double) -> Double {
    let known = [0.3, 0.5, 0.75, 1, 1.18, 1.38, 1.6, 1.85, 2.1]
    let place = min(max(weight / 100 - 1, 0), Double(known.count - 1))
    let lower = Int(place)
    let upper = min(lower + 1, known.count - 1)
    return known[lower] + (known[upper] - known[lower]) * (place - Double(lower))
  }

  /// The parts in a unit square with y pointing down.
  static func unitParts(of name: String) -> [SymbolPart] {
    var words = name.split(separator: ".").map(String.init)
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    // A thing that is cut to a circle is drawn as one inside it.
    words.removeAll { $0 == "crop" }
    guard words.count > 1, let enclosure = Enclosure(rawValue: words[words.count - 1]) else {
      return SymbolSketch(words: words, isFilled: isFilled).parts
    }
    words.removeLast()
    let inner = SymbolSketch(words: words, isFilled: true).parts
    return inner.isEmpty ? [] : enclosure.around(inner, isFilled: isFilled)
  }

  /// The shapes that SF Symbols puts around others.
  private enum Enclosure: String {
    case circle, square, shield, rectangle

    private var outline: Outline {
      let rect = CGRect(x: 0.04, y: 0.04, width: 0.92, height: 0.92)
      switch self {
      case .circle: return .ellipse(in: rect)
      case .square: return .roundedRectangle(in: rect, radius: 0.2)
      case .rectangle:
        return .roundedRectangle(
          in: CGRect(x: 0.02, y: 0.14, width: 0.96, height: 0.72), radius: 0.14)
      case .shield: return SymbolSketch.shield
      }
    }

    func around(_ parts: [SymbolPart], isFilled: Bool) -> [SymbolPart] {
      let shrink = AffineTransform2D.scale(x: 0.56, y: 0.56).around(CGPoint(x: 0.5, y: 0.5))
      let sign = Outline(elements: parts.flatMap { $0.outline.applying(shrink).elements })
      return isFilled
        ? [SymbolPart(outline, cutout: sign)]
        : [
          SymbolPart(SketchPen.stroked(outline, width: 0.08, cap: .butt), level: 1),
          SymbolPart(sign),
        ]
    }
  }
}

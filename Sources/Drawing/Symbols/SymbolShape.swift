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
    let side = min(symbol.frame.width, symbol.frame.height)
    let transform = AffineTransform2D.scale(x: side, y: side)
      .followed(
        by: .translation(x: symbol.frame.midX - side / 2, y: symbol.frame.midY - side / 2))
    let palette = SymbolPalette(symbol)
    let parts = SketchPen.$breadth.withValue(breadth(of: Double(symbol.font.weight))) {
      unitParts(of: symbol.name)
    }
    return parts.map { part in
      let part = part.applying(transform)
      return PaintedPart(
        outline: part.outline, cutout: part.cutout,
        paint: palette.paint(level: part.level, hue: part.hue))
    }
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

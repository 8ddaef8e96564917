import Foundation
import Synchronization

/// Draws a symbol as filled areas, for sizes at which shapes are clearer than a character.
package enum SymbolShape {
  struct PaintedPart {
    var outline: Outline
    var cutouts: [Outline]
    var paint: Paint
  }

  package static func exists(for name: String) -> Bool { coverage(of: name) != .none }

  /// Returns whether a drawing shows all words of a symbol's name.
  package static func isWhole(_ name: String) -> Bool { coverage(of: name) == .whole }

  private enum Coverage {
    case none, part, whole
  }

  private static func coverage(of name: String) -> Coverage {
    if let known = known.withLock({ $0[name] }) { return known }
    let isWhole = SymbolHistory.names(of: name)
      .contains { !sketchedParts(of: $0, allowsGaps: false).isEmpty }
    let coverage = isWhole ? Coverage.whole : unitParts(of: name).isEmpty ? .none : .part
    known.withLock { $0[name] = coverage }
    return coverage
  }

  /// Returns the ratio of a drawing's width to its height, or `nil` without a drawing.
  package static func aspect(of name: String) -> Double? {
    let drawn = unitParts(of: name).map(\.outline.bounds).filter { !$0.isEmpty }
      .reduce(CGRect.null) { $0.union($1) }
    return drawn.isEmpty ? nil : drawn.width / drawn.height
  }

  /// Results cached by symbol name, because lookups repeat often.
  private static let known = Mutex<[String: Coverage]>([:])

  /// Returns the parts in the symbol's frame, back to front, or none if there's no drawing.
  static func parts(of symbol: SymbolDrawing) -> [PaintedPart] {
    let palette = SymbolPalette(symbol)
    if let own = symbol.parts { return own.map { $0.painted(by: palette) } }
    let weight = breadth(of: Double(symbol.font.weight))
    var parts = SketchPen.$breadth.withValue(weight) { unitParts(of: symbol.name) }
    var placement = placement(of: parts, in: symbol.frame)
    // A wide symbol is drawn larger than a square one, but with the same line width.
    let scale = min(symbol.frame.height, placement.side) / max(placement.side, 1e-6)
    if abs(scale - 1) > 0.02 {
      parts = SketchPen.$breadth.withValue(weight * scale) { unitParts(of: symbol.name) }
      placement = self.placement(of: parts, in: symbol.frame)
    }
    parts.removeAll { !$0.layering.includes(symbol.renderingMode) }
    let steps = parts.filter(\.isVariable).count
    var step = 0
    return parts.map { part in
      let part = part.applying(placement.transform)
      var paint = palette.paint(level: part.level, hue: part.hue)
      if part.isVariable, let value = symbol.variableValue {
        if value <= Double(step) / Double(steps) { paint = paint.opacity(unlit) }
        step += 1
      }
      return PaintedPart(outline: part.outline, cutouts: part.cutouts, paint: paint)
    }
  }

  /// The opacity of parts beyond a variable value.
  private static let unlit = 0.3

  /// Centers the unit square in a frame.
  ///
  /// In a frame that clearly isn't square, the drawing grows to fill the available room. For example, a bulb
  /// becomes as high as its narrow frame.
  private static func placement(
    of parts: [SymbolPart], in frame: CGRect
  ) -> (transform: AffineTransform2D, side: Double) {
    let drawn = parts.map(\.outline.bounds).filter { !$0.isEmpty }
      .reduce(CGRect.null) { $0.union($1) }
    let square = min(frame.width, frame.height)
    let longest = max(frame.width, frame.height)
    guard square < longest * nearlySquare, !drawn.isEmpty else {
      let transform = AffineTransform2D.scale(x: square, y: square).followed(
        by: .translation(x: frame.midX - square / 2, y: frame.midY - square / 2))
      return (transform, square)
    }
    let side = min(frame.width / drawn.width, frame.height / drawn.height, longest)
    let placed = CGRect(
      x: frame.midX + (drawn.minX - 0.5) * side, y: frame.midY + (drawn.minY - 0.5) * side,
      width: drawn.width * side, height: drawn.height * side)
    let transform = AffineTransform2D.scale(x: side, y: side).followed(
      by: .translation(
        x: frame.midX - side / 2 + inward(placed.minX, placed.maxX, frame.minX, frame.maxX),
        y: frame.midY - side / 2 + inward(placed.minY, placed.maxY, frame.minY, frame.maxY)))
    return (transform, side)
  }

  /// The minimum ratio of the sides for a frame to count as square.
  private static let nearlySquare = 0.8

  /// Returns the offset that moves a range inside bounds at least as long.
  private static func inward(
    _ start: Double, _ end: Double, _ lower: Double, _ upper: Double
  ) -> Double {
    if start < lower { return lower - start }
    return end > upper ? upper - end : 0
  }

  /// Returns the line width of a font weight, relative to the regular weight of 400.
  ///
  /// It is 0.3 at weight 100 and 2.1 at weight 900.
  static func breadth(of weight: Double) -> Double {
    let known = [0.3, 0.5, 0.75, 1, 1.18, 1.38, 1.6, 1.85, 2.1]
    let place = min(max(weight / 100 - 1, 0), Double(known.count - 1))
    let lower = Int(place)
    let upper = min(lower + 1, known.count - 1)
    return known[lower] + (known[upper] - known[lower]) * (place - Double(lower))
  }

  /// Returns the parts in a unit square with y pointing down, with the pen's line width.
  static func unitParts(of name: String) -> [SymbolPart] {
    let sketch = Sketch(name: name, breadth: SketchPen.breadth)
    if let drawn = drawn.withLock({ $0[sketch] }) { return drawn }
    let names = SymbolHistory.names(of: name)
    let parts =
      [false, true].lazy.flatMap { allowsGaps in
        names.lazy.map { sketchedParts(of: $0, allowsGaps: allowsGaps) }
      }.first { !$0.isEmpty } ?? []
    drawn.withLock { drawn in
      // A canvas draws the same symbols for hours, but learner code can use any number of other names.
      if drawn.count >= mostSketches { drawn = [:] }
      drawn[sketch] = parts
    }
    return parts
  }

  private struct Sketch: Hashable {
    var name: String
    var breadth: Double
  }

  private static let drawn = Mutex<[Sketch: [SymbolPart]]>([:])
  private static let mostSketches = 400

  private static func sketchedParts(of name: String, allowsGaps: Bool) -> [SymbolPart] {
    var words = name.split(separator: ".").map(String.init)
    guard words.count <= mostWords else { return [] }
    let isFilled = words.contains("fill")
    // Cropped variants are drawn like enclosed ones, and variants for other scripts look the same.
    let subject = words.prefix(1)
    words = subject + words.dropFirst().filter { !unseen.contains($0) }
    if words.count > 1, let last = words.last, scripts.contains(last) { words.removeLast() }
    return SymbolComposition(isFilled: isFilled, allowsGaps: allowsGaps).parts(of: words[...])
  }

  /// Words that don't change a drawing.
  private static let unseen: Set = ["fill", "crop", "inverse"]

  /// The endings of variants for other scripts.
  private static let scripts: Set = [
    "rtl", "ar", "bn", "el", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my",
    "or",
    "pa", "ru", "sat", "si", "ta", "te", "th", "ur", "zh",
  ]

  /// A bound on words per name; Apple's longest names have ten.
  private static let mostWords = 16
}

extension SymbolDrawing.Part {
  fileprivate func painted(by palette: SymbolPalette) -> SymbolShape.PaintedPart {
    let frame = palette.symbol.frame
    let placed = outline.applying(
      .scale(x: frame.width, y: frame.height).followed(
        by: .translation(x: frame.minX, y: frame.minY)))
    let own = palette.symbol.renderingMode == .multicolor ? color.map(Paint.color) : nil
    return SymbolShape.PaintedPart(
      outline: placed, cutouts: [], paint: own ?? palette.paint(level: level, hue: nil))
  }
}

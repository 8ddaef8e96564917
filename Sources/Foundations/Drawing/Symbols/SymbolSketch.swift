import Foundation

/// Finds the drawing for a symbol's name: weather, signs, things.
struct SymbolSketch {
  var isFilled: Bool

  /// The parts for exactly this name, which has no `fill` in it; nil where it has no drawing.
  func parts(of name: String) -> [SymbolPart]? {
    let chapters = [weather, sign, figure, frame, thing, object, currency, numeral]
    return chapters.lazy.compactMap { $0(name) }.first
  }
}

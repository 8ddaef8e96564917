import Foundation

struct SymbolSketch {
  var isFilled: Bool

  /// Returns the parts for exactly this name, which doesn't contain `fill`, or `nil` if there's no drawing.
  func parts(of name: String) -> [SymbolPart]? {
    let chapters = [
      weather, sign, figure, frame, thing, object, belonging, home, interface, currency,
      numeral,
    ]
    return chapters.lazy.compactMap { $0(name) }.first
  }
}

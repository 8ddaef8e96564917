import Foundation

/// Finds the drawing for a symbol's name: weather, signs, things.
struct SymbolSketch {
  /// The name's words without `fill` and without an enclosing shape.
  var words: [String]
  var isFilled: Bool

  var parts: [SymbolPart] {
    var name = words
    while !name.isEmpty {
      let joined = name.joined(separator: ".")
      if let parts = weather(joined) ?? sign(joined) ?? thing(joined) ?? object(joined)
        ?? currency(joined)
      {
        return parts
      }
      name.removeLast()
    }
    return []
  }
}

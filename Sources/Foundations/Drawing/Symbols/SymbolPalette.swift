import Foundation

package struct SymbolPalette {
  let symbol: SymbolDrawing

  package init(_ symbol: SymbolDrawing) {
    self.symbol = symbol
  }

  /// The paint of the first level, or of the whole symbol if a character represents it.
  package var main: Paint {
    if symbol.renderingMode == .multicolor, symbol.parts == nil,
      let hue = SymbolHue.main(of: symbol.name)
    {
      return .color(hue.color)
    }
    return symbol.paints.first ?? .color(.black)
  }

  /// Returns the paint of a part, by its level or its hue in multicolor.
  func paint(level: Int, hue: SymbolHue?) -> Paint {
    switch symbol.renderingMode {
    case .multicolor:
      if let hue { return .color(hue.color) }
      return main
    case .palette:
      let last = max(symbol.paints.count - 1, 0)
      return symbol.paints.isEmpty ? .color(.black) : symbol.paints[min(level, last)]
    case .hierarchical:
      // The system fades the second and third level of a hierarchy.
      return main.opacity([1, 0.5, 0.25][min(max(level, 0), 2)])
    case .monochrome:
      return main
    }
  }
}

/// The built-in colors of multicolor symbols.
enum SymbolHue: String, Sendable {
  case sun, cloud, water, bolt, snow, moon, heart, leaf, warning, danger, positive, flame

  /// The system color in the light appearance.
  var color: RGBA {
    switch self {
    case .sun, .bolt, .warning, .moon: RGBA(hex: 0xFFCC00)
    case .cloud: RGBA(hex: 0xD1D1D6)
    case .water: RGBA(hex: 0x32ADE6)
    case .snow: RGBA(hex: 0xBFE3F5)
    case .heart, .danger: RGBA(hex: 0xFF3B30)
    case .leaf, .positive: RGBA(hex: 0x34C759)
    case .flame: RGBA(hex: 0xFF9500)
    }
  }

  static func main(of name: String) -> SymbolHue? {
    let words = name.split(separator: ".").map(String.init)
    let table: [(String, SymbolHue)] = [
      ("rain", .water), ("drizzle", .water), ("heavyrain", .water), ("bolt", .bolt),
      ("snow", .snow), ("snowflake", .snow), ("sun", .sun), ("sunrise", .sun), ("sunset", .sun),
      ("moon", .moon), ("drop", .water), ("umbrella", .water), ("cloud", .cloud),
      ("heart", .heart), ("leaf", .leaf), ("exclamationmark", .warning), ("xmark", .danger),
      ("trash", .danger), ("checkmark", .positive), ("flame", .flame), ("star", .sun),
      ("battery", .positive), ("thermometer", .danger),
    ]
    return table.first { words.contains($0.0) }?.1
  }
}

package import Foundation

/// How wide and tall characters are, in points; the same on every machine.
package enum TextMetrics: Hashable, Codable, Sendable {
  /// SF Pro's proportions, rounded: see `widgetkit-facts`, accurate to about 3 %.
  case sanFrancisco
  /// Every character takes one size: for layout work and tests (`--text-cell 10x20`).
  case fixedCell(width: Double, height: Double)

  /// The advance of one character, tracking included.
  package func advance(of character: Character, in font: FontDescription) -> Double {
    switch self {
    case .fixedCell(let width, _): width
    case .sanFrancisco: font.size * 0.55 * font.widthScale + font.tracking
    }
  }

  /// The distance from one line's top to the next one's.
  package func lineHeight(of font: FontDescription) -> Double {
    switch self {
    case .fixedCell(_, let height): height
    case .sanFrancisco: font.lineHeight ?? font.size * 1.193
    }
  }

  /// The distance from the line's top to its baseline.
  package func ascent(of font: FontDescription) -> Double {
    switch self {
    case .fixedCell(_, let height): height * 0.8
    case .sanFrancisco:
      (lineHeight(of: font) - font.size * 1.193) / 2 + font.size * 0.952
    }
  }
}

/// How wide and tall characters are, in points; the same on every machine.
package enum TextMetrics: Hashable, Codable, Sendable {
  /// SF Pro's proportions by glyph, size, weight and design, accurate to about 3 %.
  case sanFrancisco
  /// Every character takes one size: for layout work and tests (`--text-cell 10x20`).
  case fixedCell(width: Double, height: Double)

  /// The advance of one character, the system's tracking and the font's own included.
  package func advance(of character: Character, in font: FontDescription) -> Double {
    switch self {
    case .fixedCell(let width, _):
      return width
    case .sanFrancisco:
      let em = SanFranciscoAdvances.em(of: character, in: font)
      if em == 0 { return 0 }
      return em * font.size + SanFranciscoTracking.points(at: font) + font.tracking
    }
  }

  /// The advance of a whole line, in points.
  package func width(of string: String, in font: FontDescription) -> Double {
    if case .sanFrancisco = self {
      return SanFranciscoAdvances.width(of: string, in: font)
    }
    return string.reduce(0) { $0 + advance(of: $1, in: font) }
  }

  /// The distance from one line's top to the next one's.
  package func lineHeight(of font: FontDescription) -> Double {
    switch self {
    case .fixedCell(_, let height): height
    case .sanFrancisco: font.lineHeight ?? font.size * Self.naturalLineHeight
    }
  }

  /// The distance from the line's top to its baseline.
  ///
  /// Leading beyond the font's own height is shared between top and bottom.
  package func ascent(of font: FontDescription) -> Double {
    switch self {
    case .fixedCell(_, let height): height * 0.8
    case .sanFrancisco:
      (lineHeight(of: font) - font.size * Self.naturalLineHeight) / 2 + font.size * 0.952
    }
  }

  /// The distance from the baseline to the line's bottom.
  package func descent(of font: FontDescription) -> Double {
    lineHeight(of: font) - ascent(of: font)
  }

  /// The height of a capital letter: SF's cap height is 1443 of 2048 units.
  package func capHeight(of font: FontDescription) -> Double {
    switch self {
    case .fixedCell(_, let height): height * 0.6
    case .sanFrancisco: font.size * 0.705
    }
  }

  /// The height of a lower-case `x`: 0.526 em in SF Text, 0.508 em in SF Display.
  package func xHeight(of font: FontDescription) -> Double {
    switch self {
    case .fixedCell(_, let height): height * 0.4
    case .sanFrancisco: font.size * (SanFranciscoFace(for: font) == .text ? 0.526 : 0.508)
    }
  }

  /// Ascender 0.952 em and descender 0.241 em, from the font's own tables.
  private static let naturalLineHeight = 1.193
}

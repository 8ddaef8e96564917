/// The sizes of characters in points, identical on every machine.
package enum TextMetrics: Hashable, Codable, Sendable {
  /// SF Pro's proportions by glyph, size, weight and design, accurate to about 3%, and those of bundled fonts.
  case sanFrancisco
  /// The same size for every character, for debugging layout and for tests (`--text-cell 10x20`).
  case fixedCell(width: Double, height: Double)

  /// Returns the advance of a character, including the system's and the font's tracking.
  package func advance(of character: Character, in font: FontDescription) -> Double {
    switch self {
    case .fixedCell(let width, _):
      return width
    case .sanFrancisco:
      if let em = font.typeface?.glyphs?.advance(of: character) {
        return em * font.size + font.tracking
      }
      let em = SanFranciscoAdvances.em(of: character, in: font)
      if em == 0 { return 0 }
      return em * font.size + SanFranciscoTracking.points(at: font) + font.tracking
    }
  }

  /// Returns the width of a line in points.
  package func width(of string: String, in font: FontDescription) -> Double {
    if case .sanFrancisco = self, font.typeface?.glyphs == nil {
      return SanFranciscoAdvances.width(of: string, in: font)
    }
    return string.reduce(0) { $0 + advance(of: $1, in: font) }
  }

  /// Returns the distance between the tops of two lines.
  package func lineHeight(of font: FontDescription) -> Double {
    switch self {
    case .fixedCell(_, let height): height
    case .sanFrancisco: font.lineHeight ?? naturalLineHeight(of: font)
    }
  }

  /// Returns the distance from a line's top to its baseline.
  ///
  /// Extra line height is divided equally between top and bottom.
  package func ascent(of font: FontDescription) -> Double {
    switch self {
    case .fixedCell(_, let height): height * 0.8
    case .sanFrancisco:
      (lineHeight(of: font) - naturalLineHeight(of: font)) / 2 + font.size
        * (font.typeface?.ascent ?? 0.952)
    }
  }

  /// Returns the distance from the baseline to the line's bottom.
  package func descent(of font: FontDescription) -> Double {
    lineHeight(of: font) - ascent(of: font)
  }

  /// Returns the height of a capital letter: SF's cap height is 1443 of 2048 units.
  package func capHeight(of font: FontDescription) -> Double {
    switch self {
    case .fixedCell(_, let height): height * 0.6
    case .sanFrancisco: font.size * (font.typeface?.capHeight ?? 0.705)
    }
  }

  /// Returns the height of a lowercase `x`: 0.526 em in SF Text, 0.508 em in SF Display.
  package func xHeight(of font: FontDescription) -> Double {
    switch self {
    case .fixedCell(_, let height): height * 0.4
    case .sanFrancisco:
      font.size
        * (font.typeface?.xHeight ?? (SanFranciscoFace(for: font) == .text ? 0.526 : 0.508))
    }
  }

  /// Returns the height of the letters: for SF Pro, the ascender of 0.952 em and the descender of 0.241 em, from
  /// the font's own tables.
  private func naturalLineHeight(of font: FontDescription) -> Double {
    font.size * (font.typeface.map { $0.ascent + $0.descent } ?? 1.193)
  }
}

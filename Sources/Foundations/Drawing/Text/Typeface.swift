/// A face of a font in the widget's bundle, with measures in em.
package struct Typeface: Sendable {
  /// The PostScript name.
  package var name: String
  package var ascent: Double
  /// The distance from the baseline to the bottom, which is positive.
  package var descent: Double
  package var capHeight: Double
  package var xHeight: Double
  /// The glyphs, or `nil` outside the worker, because other processes don't read the font's file.
  package var glyphs: (any GlyphSource)?

  package init(
    name: String, ascent: Double, descent: Double, capHeight: Double, xHeight: Double,
    glyphs: (any GlyphSource)? = nil
  ) {
    self.name = name
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.glyphs = glyphs
  }
}

/// A source of glyphs, measured in em.
package protocol GlyphSource: Sendable {
  /// Whether the font has a character, even if only another font's glyphs can be joined to words.
  func contains(_ character: Character) -> Bool

  /// Returns the advance of a character, or `nil` if it needs another font.
  func advance(of character: Character) -> Double?

  /// Returns the change in the distance between two characters.
  func kerning(between first: Character, and second: Character) -> Double

  /// Returns the outline of a character, from the start of its baseline.
  func outline(of character: Character) -> Outline
}

extension Typeface: Hashable {
  package static func == (first: Typeface, second: Typeface) -> Bool {
    first.name == second.name && first.ascent == second.ascent && first.descent == second.descent
      && first.capHeight == second.capHeight && first.xHeight == second.xHeight
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension Typeface: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, ascent, descent, capHeight, xHeight
  }
}

package import Sentences

/// The character and the name of an SF Symbol in a terminal cell.
package struct SymbolGlyph: Hashable, Sendable {
  /// A character that is one cell wide and not an emoji.
  package var character: Character
  package var ascii: Character
  package var english: String
  package var korean: String
  /// Whether the table has the symbol; otherwise, `character` is neutral.
  package var isKnown: Bool

  /// The symbol's spoken name.
  package var name: Sentence { Sentence("\(english)", ko: "\(korean)") }

  /// The names of all symbols with a glyph.
  ///
  /// Each row of `glyphs.tsv` has a glyph, its ASCII substitute, and English and Korean names. Filled and
  /// enclosed variants share the row of their base name unless they have a separate one.
  package static let names = Set(EmbeddedTable.glyphs.keys.map(String.init))

  /// Returns the entry for a symbol; variants (`.fill`, `.circle`, badges) fall back to the entry of their
  /// base name.
  package static func named(_ name: String) -> SymbolGlyph {
    let names = SymbolHistory.names(of: name)
    if let known = names.lazy.compactMap(entry).first { return known }
    let name = names.first ?? name
    // Describe an unknown symbol by its name, with spaces instead of dots.
    let words = name.split(separator: ".").joined(separator: " ")
    return SymbolGlyph(
      character: "◈", ascii: "@", english: words, korean: words, isKnown: false)
  }

  /// Returns the entry for a name or its longest prefix that has one.
  private static func entry(for name: String) -> SymbolGlyph? {
    var rest = Substring(name)
    while true {
      if let fields = EmbeddedTable.glyphs.fields(of: String(rest)), fields.count == 4,
        let glyph = fields[0].first, let ascii = fields[1].first
      {
        return SymbolGlyph(
          character: glyph, ascii: ascii, english: String(fields[2]), korean: String(fields[3]),
          isKnown: true)
      }
      guard let dot = rest.lastIndex(of: ".") else { return nil }
      rest = rest[..<dot]
    }
  }
}

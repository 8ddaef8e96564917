package import Sentences

/// What stands for an SF Symbol in one terminal cell, and what it is called.
package struct SymbolGlyph: Hashable, Sendable {
  /// A character one cell wide that is no emoji.
  package var character: Character
  /// The same in 7-bit ASCII.
  package var ascii: Character
  package var english: String
  package var korean: String
  /// False for names that the table does not know: `character` is neutral then.
  package var isKnown: Bool

  /// What it is called.
  package var name: Sentence { Sentence("\(english)", ko: "\(korean)") }

  /// The names of the symbols with a glyph of their own: the rows of `glyphs.tsv`, with the glyph, its ASCII, and English
  /// and Korean words.
  ///
  /// Filled and enclosed variants share the row of their base name unless they have their own.
  package static let names = Set(EmbeddedTable.glyphs.keys.map(String.init))

  /// The entry for a symbol name; variants (`.fill`, `.circle`, badges) fall back to their base.
  package static func named(_ name: String) -> SymbolGlyph {
    let name = SymbolRenaming.earlier(name)
    var rest = Substring(name)
    while true {
      if let fields = EmbeddedTable.glyphs.fields(of: String(rest)), fields.count == 4,
        let glyph = fields[0].first, let ascii = fields[1].first
      {
        return SymbolGlyph(
          character: glyph, ascii: ascii, english: String(fields[2]), korean: String(fields[3]),
          isKnown: true)
      }
      guard let dot = rest.lastIndex(of: ".") else { break }
      rest = rest[..<dot]
    }
    // An unknown symbol is read out by its name, dots turned into blanks.
    let words = name.split(separator: ".").joined(separator: " ")
    return SymbolGlyph(
      character: "◈", ascii: "@", english: words, korean: words, isKnown: false)
  }
}

import Drawing
import Testing

@Suite("Characters and cells")
struct CellWidthTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("한", 2), ("漢", 2), ("ア", 2), ("ｱ", 1), ("Ａ", 2),
    ("🙂", 2), ("👨‍👩‍👧‍👦", 2), ("🇰🇷", 2), ("👍🏽", 2), ("1️⃣", 2), ("❤️", 2), ("❤", 1), ("☀", 1), ("☀️", 2),
    ("░", 1), ("╭", 1), ("…", 1), ("\u{200B}", 0), ("\u{301}", 0), ("각", 2), ("ก็", 1),
  ])
  func widths(_ string: String, _ cells: Int) {
    #expect(CellWidth.of(string) == cells)
  }

  @Test func prefixesNeverSplitAWideCharacter() {
    #expect(CellWidth.prefix("서울 Seoul", cells: 3) == "서")
    #expect(CellWidth.prefix("서울 Seoul", cells: 6) == "서울 S")
  }

  @Test func wideCharactersOccupyTwoCells() {
    var grid = CellGrid(columns: 4, rows: 1)
    grid.put(Cell("한"), column: 1, row: 0)
    #expect(grid.text == " 한 ")
    #expect(grid[2, 0].isContinuation)
    grid.put(Cell("x"), column: 2, row: 0)
    #expect(grid.text == "  x ")
    grid.put(Cell("한"), column: 3, row: 0)
    #expect(grid.text == "  x ", "there is no room for a wide character in the last column")
  }

  @Test func everySymbolGlyphTakesOneCell() {
    for name in SymbolGlyph.names {
      let glyph = SymbolGlyph.named(name)
      #expect(glyph.isKnown, "\(name)")
      #expect(CellWidth.of(glyph.character) == 1, "\(name)")
      #expect(!EmojiSequence.isEmoji(glyph.character), "\(name)")
      #expect(glyph.ascii.isASCII && CellWidth.of(glyph.ascii) == 1, "\(name)")
      #expect(!glyph.english.isEmpty && !glyph.korean.isEmpty, "\(name)")
    }
    #expect(SymbolGlyph.names.count > 200)
  }

  @Test func symbolVariantsFallBackToTheirBase() {
    #expect(SymbolGlyph.named("cloud.rain.fill").english == "rain")
    #expect(SymbolGlyph.named("plus.circle.fill").character == "+")
    #expect(SymbolGlyph.named("calendar.badge.clock").english == "calendar")
    let unknown = SymbolGlyph.named("no.such.symbol")
    #expect(!unknown.isKnown)
    #expect(unknown.english == "no such symbol")
  }

  @Test func asciiTextReplacesSymbols() {
    #expect(TerminalText.ascii("23° — café…") == "23* - cafe...")
    #expect(TerminalText.ascii("서울 날씨") == "seoul nalssi")
    #expect(TerminalText.ascii("漢") == "??")
  }
}

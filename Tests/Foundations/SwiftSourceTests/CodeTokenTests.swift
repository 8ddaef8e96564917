import SwiftSource
import Testing

@Suite("Source is cut into tokens")
struct CodeTokenTests {
  private func texts(_ source: String) -> [String] { SwiftFile(source).tokens.map(\.text) }

  @Test func wordsNumbersOperatorsAndLiteralsAreDistinguished() {
    let file = SwiftFile("@State var a2 = 1.5 + x.0 // y\n#if `class` \"b\\(c)d\" /* e */ $0 한글•=")
    #expect(
      file.tokens.map(\.text) == [
        "@State", "var", "a2", "=", "1.5", "+", "x", ".", "0", "#if", "`class`", "\"b\\", "(", "c",
        ")", "d\"", "$0", "한글", "•", "=",
      ])
    #expect(file.tokens[11].kind == .literal)
    #expect(file.tokens[15].kind == .literalPart)
    #expect(file.comments.map(\.text) == ["// y", "/* e */"])
    #expect(file.tokens.filter(\.startsLine).map(\.text) == ["@State", "#if"])
  }

  @Test func offsetsAreInBytes() {
    let token = SwiftFile("let 이름 = 1\n  é = name").tokens[6]
    #expect(token.text == "name")
    #expect((token.line, token.column) == (2, 8))
    #expect(token.range == 22..<26)
  }

  @Test func aNameExcludesItsBackticks() {
    let tokens = SwiftFile("@`_cdecl` #Preview `in` @ main").tokens
    #expect(tokens.map(\.name) == ["_cdecl", "Preview", "in", "@", "main"])
    #expect(tokens.map(\.mark) == ["@", "#", nil, nil, nil])
    #expect(tokens.map(\.isEscaped) == [true, false, true, false, false])
  }

  @Test func nonBreakingSpacesSeparateWords() {
    let file = SwiftFile("\u{FEFF}import\u{A0}UIKit // \u{A0}")
    #expect(file.tokens.map(\.text) == ["import", "UIKit"])
    #expect(file.unusualSpaces == [0..<3, 9..<11])
  }

  @Test func adjacentLiteralsAndCommentsAreSeparate() {
    #expect(texts("\"a\"\"b\"#/c/##\"d\"#") == ["\"a\"", "\"b\"", "#/c/#", "#\"d\"#"])
    #expect(SwiftFile("/* a *//* b */").comments.map(\.text) == ["/* a */", "/* b */"])
  }

  @Test func aLineMayBeginAfterABlockComment() {
    #expect(
      SwiftFile("a /* b\n*/ c /* d */ e\rf").tokens.map(\.startsLine) == [true, true, false, true])
  }

  @Test func invalidCodeIsReadAsFarAsPossible() {
    #expect(texts("a `b\nc") == ["a", "`", "b", "c"])
    #expect(texts("\"open\nlet") == ["\"open", "let"])
    #expect(texts("\"\\(a\nlet") == ["\"\\", "(", "a", "let"])
    #expect(texts("@ # \"\"\"") == ["@", "#", "\"\"\""])
    #expect(texts("") == [])
  }

  @Test func anIncompleteOperatorIsTolerated() {
    for bytes: [UInt8] in [[0xE2], [0xC2], [0xE2, 0x80], [0xEF, 0xBB], [0x23], [0x60], [0x40]] {
      #expect(SwiftFile(bytes).tokens.count == 1)
    }
  }
}

import Terminal
import Testing

@Suite("Markdown is laid out for the terminal")
struct MarkdownTests {
  private func printed(_ markdown: String, width: Int = 40) -> String {
    MarkdownPrinter(.plain(width: width)).string(markdown)
  }

  @Test func headingsParagraphsAndEmphasis() {
    #expect(
      printed(
        """
        # The data model

        A widget shows *one* moment of **time**, called `TimelineEntry` in code.
        ## Next
        Text
        """)
          == """
          The data model
          ==============

          A widget shows one moment of time,
          called `TimelineEntry` in code.

          Next
          ----

          Text

          """)
  }

  @Test func rangesWithTildesStayWhole() {
    #expect(printed("하루 40~70번, 15~60분에 한 번") == "하루 40~70번, 15~60분에 한 번\n")
    #expect(!printed("~~gone~~ and here").contains("~"))
  }

  @Test func listsAreIndentedUnderTheirMarkers() {
    #expect(
      printed(
        """
        - first item that is long enough to be broken
          - inner
        - second

        9. nine
        10. ten

        - [x] done
        - [ ] open
        """)
          == """
          • first item that is long enough to be
            broken
            • inner
          • second

           9. nine
          10. ten

          [x] done
          [ ] open

          """)
  }

  @Test func codeKeepsItsLinesAndQuotesAreMarked() {
    #expect(
      printed(
        """
        ```swift
        struct Weather { let temperature: Int } // a long comment that is not broken
        ```
        > Widgets are glanceable, they are no small apps.
        """)
          == """
              struct Weather { let temperature: Int } // a long comment that is not broken

          ▎ Widgets are glanceable, they are no
          ▎ small apps.

          """)
  }

  @Test func tablesAndRules() {
    #expect(
      printed("| Family | Size |\n|:--|--:|\n| small | 158 |\n| 중간 | 338 |\n\n---")
        == """
        Family  Size
        ------  ----
        small    158
        중간     338

        ────────────────────────────────────────

        """)
  }

  @Test func linksShowTheirAddressWithoutHyperlinks() {
    let text = "See [the guidelines](https://example.com/a) or <https://example.com>."
    #expect(
      printed(text, width: 80)
        == "See the guidelines (https://example.com/a) or https://example.com.\n")
    let capabilities = TerminalCapabilities(
      isTerminal: true, width: 80, hasTextStyles: true, hasHyperlinks: true)
    #expect(
      MarkdownPrinter(capabilities).string("[a](https://example.com)")
        == "\u{1B}]8;;https://example.com\u{1B}\\\u{1B}[4ma\u{1B}[0m\u{1B}]8;;\u{1B}\\\n")
  }

  @Test func imagesAndRawHTML() {
    #expect(
      printed("![A sun](sun.png)\n\n<!-- for authors -->\n\nafter", width: 60)
        == "A sun (sun.png)\n\nafter\n")
  }

  @Test func asciiTerminalsGetAsciiMarkers() {
    let ascii = TerminalCapabilities(isTerminal: true, width: 40, isUnicode: false)
    #expect(MarkdownPrinter(ascii).string("- a\n\n> b") == "* a\n\n| b\n")
  }

  @Test func noLineOfProseIsWiderThanTheTerminal() {
    let korean = "위젯은 앱이 아니라 **한눈에** 보이는 정보입니다. `TimelineEntry`는 한 순간을 나타냅니다."
    for width in 20...60 {
      let lines = MarkdownPrinter(.plain(width: width))
        .lines(MarkdownDocument(parsing: korean + "\n\n- " + korean + "\n  1. " + korean))
      #expect(lines.allSatisfy { $0.width <= width }, "at \(width)")
    }
  }
}

@Suite("Swift is colored by its tokens")
struct SwiftHighlighterTests {
  private func roles(_ lines: String...) -> [[String]] {
    SwiftHighlighter.lines(of: lines.joined(separator: "\n")).map { line in
      line.runs
        .filter { $0.style.role != .plain }
        .map { "\($0.style.role) \($0.text)" }
    }
  }

  @Test func wordsNumbersAndStrings() {
    #expect(
      roles(#"let city: String = "Se\"oul" // home"#)
        == [["keyword let", "typeName String", #"string "Se\"oul""#, "comment // home"]])
    #expect(roles("view.default.padding(12.5)") == [["number 12.5"]])
    #expect(roles("@State #if 0xFF_A0") == [["keyword @State", "keyword #if", "number 0xFF_A0"]])
    #expect(roles(##"x = #"a"b"# + y"##) == [[##"string #"a"b"#"##]])
  }

  @Test func aStringWithNestedStringsIsOne() {
    #expect(roles(#"f("a \(g("b")) c", 1)"#) == [[#"string "a \(g("b")) c""#, "number 1"]])
  }

  @Test func commentsAndLongStringsSpanLines() {
    #expect(
      roles("a /* one /* two */", "let */ let")
        == [["comment /* one /* two */"], ["comment let */", "keyword let"]])
    #expect(
      roles("x = \"\"\"", "let it be", "\"\"\" + y")
        == [["string \"\"\""], ["string let it be"], ["string \"\"\""]])
  }

  @Test func nothingIsLostOrAdded() {
    let source = "func 안녕(_ x: Int) -> some View { \"열린 문자열 /* \\(x) "
    #expect(SwiftHighlighter.lines(of: source).map(\.text) == [source])
    #expect(SwiftHighlighter.lines(of: "a\n\n  b\n").map(\.text) == ["a", "", "  b", ""])
  }
}

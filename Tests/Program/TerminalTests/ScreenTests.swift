import Terminal
import Testing

@Suite("Only rows that changed are written")
struct ScreenTests {
  private let terminal = TerminalCapabilities(
    isTerminal: true, width: 10, height: 3, hasTextStyles: true)

  @Test func theFirstFrameWritesEverything() {
    var screen = ScreenRows()
    let written = screen.update(to: ["one", "", "three"], on: terminal)
    #expect(written.contains("\u{1B}[2J"))
    #expect(written.contains("\u{1B}[1;1Hone"))
    #expect(written.contains("\u{1B}[3;1Hthree"))
  }

  @Test func anUnchangedFrameWritesNothing() {
    var screen = ScreenRows()
    _ = screen.update(to: ["one", "two"], on: terminal)
    #expect(screen.update(to: ["one", "two"], on: terminal).isEmpty)
    let written = screen.update(to: ["one", "2"], on: terminal)
    #expect(written.contains("\u{1B}[2;1H2"))
    #expect(!written.contains("one"))
    #expect(!written.contains("\u{1B}[2J"))
  }

  @Test func aShorterRowErasesTheOldText() {
    var screen = ScreenRows()
    _ = screen.update(to: ["long one"], on: terminal)
    #expect(screen.update(to: ["short"], on: terminal).contains("short\u{1B}[0m\u{1B}[K"))
    // After a full row, the cursor is on its last cell.
    #expect(!screen.update(to: ["0123456789"], on: terminal).contains("\u{1B}[K"))
    #expect(screen.update(to: [], on: terminal).contains("\u{1B}[1;1H"))
  }

  @Test func aForgottenRowIsWrittenAgain() {
    var screen = ScreenRows()
    _ = screen.update(to: ["one", "two", "three"], on: terminal)
    screen.forget(rows: [1, 7])
    let written = screen.update(to: ["one", "two", "three"], on: terminal)
    #expect(written.contains("\u{1B}[2;1Htwo\u{1B}[0m\u{1B}[K"))
    #expect(!written.contains("one") && !written.contains("three"))
    #expect(screen.update(to: ["one", "two", "three"], on: terminal).isEmpty)
  }

  @Test func anotherSizeOrAForgottenScreenStartsAfresh() {
    var screen = ScreenRows()
    _ = screen.update(to: ["one"], on: terminal)
    var wider = terminal
    wider.width = 20
    #expect(screen.update(to: ["one"], on: wider).contains("\u{1B}[2J"))
    screen.forget()
    #expect(screen.update(to: ["one"], on: wider).contains("one"))
    // Rows below the window aren't written.
    #expect(!screen.update(to: ["1", "2", "3", "4"], on: wider).contains("4;1H"))
  }

  @Test func textIsCutToItsCells() {
    #expect(StyledText("한국어").cut(to: 4).text == "한…")
    #expect(StyledText("한국어").cut(to: 6).text == "한국어")
    #expect(StyledText("abc").filled(to: 5).text == "abc  ")
    #expect(StyledText("abcdef").filled(to: 3).text == "ab…")
    #expect(StyledText(painted: "\u{1B}[1mabcd\u{1B}[0m", width: 4).cut(to: 3).text == "…")
  }
}

import Terminal
import Testing

@Suite("Text is measured, broken and encoded by cells")
struct TextTests {
  @Test func wrapsAtSpacesAndMeasuresHangulAsTwoCells() {
    let text = StyledText("위젯은 화면을 스스로 그리지 않습니다")
    #expect(text.wrapped(to: 14).map(\.text) == ["위젯은 화면을", "스스로 그리지", "않습니다"])
    #expect(text.wrapped(to: 14).allSatisfy { $0.width <= 14 })
  }

  @Test func breaksAWordOnlyWhenItIsLongerThanALine() {
    #expect(
      StyledText("a supercalifragilistic b").wrapped(to: 8).map(\.text) == [
        "a", "supercal", "ifragili", "stic b",
      ])
    // A wide character that doesn't fit goes to the next line.
    #expect(StyledText("가나다라").wrapped(to: 5).map(\.text) == ["가나", "다라"])
  }

  @Test func aClosingMarkNeverBeginsALine() {
    #expect(
      StyledText("`reloadTimelines`").wrapped(to: 16).map(\.text) == ["`reloadTimeline", "s`"])
    #expect(StyledText("(abcdefg) i").wrapped(to: 8).map(\.text) == ["(abcdef", "g) i"])
    #expect(StyledText("abcdefgh").wrapped(to: 7).map(\.text) == ["abcdefg", "h"])
  }

  @Test func keepsLineFeedsAndIndentsContinuations() {
    #expect(
      StyledText("one two three\nfour").wrapped(to: 9, indent: "  ").map(\.text) == [
        "one two", "  three", "  four",
      ])
    #expect(StyledText("  indented start").wrapped(to: 10).map(\.text) == ["  indented", "start"])
  }

  @Test func pathsAndAddressesAreNeverWrapped() {
    #expect(
      StyledText("see /home/me/Rings/A.swift now").wrapped(to: 10).map(\.text) == [
        "see", "/home/me/Rings/A.swift", "now",
      ])
  }

  @Test func stylesSurviveWrapping() {
    var text = StyledText("good ", .good)
    text.append("and bad", .bad)
    let lines = text.wrapped(to: 8)
    #expect(lines.map(\.text) == ["good and", "bad"])
    #expect(lines[1].runs == [.init("bad", .bad)])
  }

  @Test func aWordMayChangeStyleWithin() {
    var text = StyledText("see ")
    text.append("Widget", .code)
    text.append(".")
    #expect(text.wrapped(to: 8).map(\.text) == ["see", "Widget."])
  }

  @Test func escapeCharactersInTextCannotControlTheTerminal() {
    let hostile = StyledText("a\u{1B}[2Jb\u{07}\u{9B}c")
    #expect(hostile.encoded(for: .plain()) == "a\u{FFFD}[2Jb\u{FFFD}\u{FFFD}c")
    #expect(
      hostile.encoded(for: TerminalCapabilities(isTerminal: true, isUnicode: false))
        == "a?[2Jb??c")
  }

  @Test func asciiTerminalsGetAsciiMarks() {
    let ascii = TerminalCapabilities(isTerminal: true, isUnicode: false)
    #expect(StyledText("a — “b” … 23°").encoded(for: ascii) == "a - \"b\" ... 23 deg")
  }

  @Test func bothLimitsOfColorDepth() {
    let sixteen = TerminalCapabilities(
      isTerminal: true, colorDepth: .sixteen, hasTextStyles: true)
    #expect(StyledText("x", .bad).encoded(for: sixteen) == "\u{1B}[1;31mx\u{1B}[0m")
    let palette = TerminalCapabilities(
      isTerminal: true, colorDepth: .palette, hasTextStyles: true)
    #expect(StyledText("x", .bad).encoded(for: palette) == "\u{1B}[1;38;5;167mx\u{1B}[0m")
  }
}

@Suite("Tables fit the terminal")
struct TableTests {
  @Test func aNarrowTableThatWouldBreakWordsIsAList() {
    let table = Table(
      header: ["Family", "Place", "Room for"],
      rows: [["accessoryRectangular", "the Lock Screen", "three short lines of text"]])
    let lines = table.lines(width: 40).map(\.text)
    #expect(lines.contains("Family: accessoryRectangular"), "\(lines)")
    #expect(table.lines(width: 70).contains { $0.text.hasPrefix("Family  ") })
  }

  let table = Table(
    header: ["Name", "State", "Points"],
    rows: [["데이터 모델", "done", "10"], ["The small layout of the widget", "open", "5"]],
    alignments: [.leading, .leading, .trailing])

  @Test func columnsAlignBesideWideCharacters() {
    #expect(
      table.lines(width: 80).map(\.text) == [
        "Name                            State  Points",
        "------------------------------  -----  ------",
        "데이터 모델                     done       10",
        "The small layout of the widget  open        5",
      ])
  }

  @Test func theWidestColumnShrinks() {
    let lines = table.lines(width: 32)
    #expect(
      lines.map(\.text) == [
        "Name               State  Points",
        "-----------------  -----  ------",
        "데이터 모델        done       10",
        "The small layout   open        5",
        "of the widget",
      ])
  }

  @Test func aColumnKeepsItsLongestWordWhileOthersCanShrink() {
    let table = Table(
      header: ["call", "what it reloads"],
      rows: [["`reloadTimelines(ofKind:)`", "all widgets of one kind, now"]])
    #expect(
      table.lines(width: 54).map(\.text) == [
        "call                        what it reloads",
        "--------------------------  --------------------------",
        "`reloadTimelines(ofKind:)`  all widgets of one kind,",
        "                            now",
      ])
  }

  @Test func anOverlongWordLeavesOthersHalf() {
    let table = Table(
      header: ["a", "b"],
      rows: [[StyledText(String(repeating: "x", count: 80)), "one two three four five six seven"]])
    #expect(table.lines(width: 60).first?.text == "a" + String(repeating: " ", count: 30) + "b")
  }

  @Test func aNarrowTerminalGetsLabelledLines() {
    #expect(
      table.lines(width: 20).map(\.text) == [
        "Name: 데이터 모델", "State: done", "Points: 10", "",
        "Name: The small", "  layout of the", "  widget", "State: open", "Points: 5",
      ])
  }
}

@Suite("Blocks stand beside each other where they fit")
struct SideBySideTests {
  let blocks: [[StyledText]] = [["서울", "a"], ["one line only", "", "b"]]

  @Test func besideEachOther() {
    #expect(
      SideBySide(blocks).lines(width: 20).map(\.text) == [
        "서울   one line only", "a", "       b",
      ])
  }

  @Test func belowEachOther() {
    #expect(
      SideBySide(blocks).lines(width: 19).map(\.text) == [
        "서울", "a", "", "one line only", "", "b",
      ])
  }
}

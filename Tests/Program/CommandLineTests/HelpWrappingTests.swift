import CommandLine
import Drawing
import Testing

@Suite("Help in Korean stays within the terminal")
struct HelpWrappingTests {
  /// The help as laid out by the parser, which counts characters instead of cells.
  private let help = """
    OVERVIEW: Draw.

    OPTIONS:
      --scale <N>             한 점의 픽셀 수예요: 1, 2, 3 가운데
                              하나예요. 여러 번 쓸 수 있어요.
      --trace                 뷰마다 얼마를 제안받고 얼마를 차지했는
                              지도 말해요.
      --json                  Print.
    """

  @Test(arguments: [40, 60, 100])
  func noLineIsWiderThanTheTerminal(columns: Int) {
    let lines = HelpWrapping.wrapped(help, to: columns).split(separator: "\n")
    #expect(lines.allSatisfy { CellWidth.of($0) <= columns }, "\(lines)")
    let words = { (text: String) in text.filter { !$0.isWhitespace } }
    #expect(words(lines.joined()) == words(help))
  }

  @Test func optionDescriptionsStayInTheirColumn() {
    let lines = HelpWrapping.wrapped(help, to: 50).split(separator: "\n").map(String.init)
    let begins = lines.filter { $0.contains("--") }
    #expect(begins.count == 3)
    #expect(lines.dropFirst(2).allSatisfy { $0.dropFirst(26).first?.isWhitespace == false })
  }

  /// The parser keeps a column free for the space after a word.
  @Test func aLineThatIsFullWithItsSpaceGoesOn() {
    let lines = ["하나 둘 셋 넷 다섯 여섯 일곱 여덟", "아홉 열 열하나 열둘"]
    let columns = lines[0].count + 1 + 2
    #expect(
      HelpWrapping.wrapped(lines.joined(separator: "\n"), to: columns).replacing("\n", with: " ")
        == lines.joined(separator: " "))
    let rows = HelpWrapping.wrapped(lines.joined(separator: "\n"), to: columns)
      .split(separator: "\n")
    #expect(rows.dropLast().allSatisfy { CellWidth.of($0) > columns / 2 }, "\(rows)")
  }

  @Test func textThatFitsIsUnchanged() {
    let english = "USAGE: rings render\n\nOPTIONS:\n  --json                  Print as JSON.\n"
    #expect(HelpWrapping.wrapped(english, to: 80) == english)
  }
}

import Terminal
import Testing

@Suite("Lines of code that are too wide")
struct CodeBreakingTests {
  private func rows(_ code: String, width: Int) -> [String] {
    MarkdownPrinter(.plain(width: width), wrapsCode: true)
      .string("```swift\n\(code)\n```").split(separator: "\n").map(String.init)
  }

  @Test func aWideLineBreaksAtAGoodPlace() {
    #expect(
      rows("  .containerBackground(.fill.tertiary, for: .widget)", width: 40) == [
        "      .containerBackground( ↵",
        "          .fill.tertiary, for: .widget)",
      ])
  }

  @Test func nothingOfALineIsLost() {
    let code = "    let report = try await service.report(for: place, at: date)?.hours ?? []"
    for width in [16, 24, 36, 50, 70] {
      let rows = rows(code, width: width)
      #expect(rows.allSatisfy { StyledText($0).width <= width }, "\(rows)")
      let text = rows.map { $0.replacing("↵", with: "") }.joined().filter { $0 != " " }
      #expect(text == code.filter { $0 != " " })
    }
  }

  @Test func codeAtThePromptStaysWhole() {
    let code = "let forecast = Forecast(hours: hours, place: place)"
    #expect(
      MarkdownPrinter(.plain(width: 30)).string("```swift\n\(code)\n```") == "    \(code)\n")
  }
}

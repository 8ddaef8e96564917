import Curriculum
import Testing

@Suite struct MessageTableTests {
  private let table = MessageTable([
    .init(english: "{} and {} look the same.", translation: "{2} 하늘은 {1} 하늘과 같아요."),
    .init(english: "{} looks wrong.", translation: "{1}: 틀렸어요."),
    .init(english: "the symbol {}", translation: "{1} 심볼"),
    .init(english: "none", translation: "없음"),
  ])

  @Test func valuesAreInsertedIntoTranslations() {
    #expect(table.translation(of: "rain and snow look the same.") == "snow 하늘은 rain 하늘과 같아요.")
    #expect(table.translation(of: "none") == "없음")
  }

  @Test func nestedSentencesAreTranslated() {
    #expect(table.translation(of: "the symbol sun.max looks wrong.") == "sun.max 심볼: 틀렸어요.")
  }

  @Test func theMoreSpecificFormWins() {
    let other = table.merging(
      MessageTable([.init(english: "the symbol {} looks wrong.", translation: "{1}!")]))
    #expect(other.translation(of: "the symbol sun looks wrong.") == "sun!")
  }

  @Test func unmatchedTextIsNotTranslated() {
    #expect(table.translation(of: "something") == nil)
    #expect(table.translation(of: " looks wrong.") == nil)
    #expect(table.translation(of: "") == nil)
  }
}

@Suite struct SpokenTextTests {
  private func forms(_ source: String) -> [String] {
    SpokenTexts(in: source) { $0 == "fail" || $0.hasPrefix("XCT") }.texts.map(\.form)
  }

  @Test func textsAreFoundWithTheirPlaceholders() {
    let source = """
      // fail("a comment")
      fail(
        "The sky \\(name ?? "no (name)") is "
          + "gray.", expected: isRain ? "rain" : "no rain at all")
      XCTAssertEqual(try call("symbols", as: String.self), 3, "Use \\"three\\"")
      print("nothing")
      """
    #expect(
      forms(source) == ["The sky {} is gray.", "rain", "no rain at all", "Use \"three\""])
  }

  @Test func linesAreCounted() {
    let texts = SpokenTexts(in: "\n\nfail(\n  \"here\")\n") { $0 == "fail" }.texts
    #expect(texts == [.init(form: "here", line: 4)])
  }

  @Test(arguments: [
    ("The sky is gray.", true), ("none", true), ("{} minutes", true), ("{} before, {} after", true),
    (".atEnd", false), ("Button(intent: X()) { … }", false), ("{}°", false),
    ("systemSmall, systemMedium", false), ("CircularView", false), ("`at(_:)`", false),
  ])
  func proseIsToldFromCode(form: String, isProse: Bool) {
    #expect(SpokenTexts.Text(form: form, line: 1).isProse == isProse)
  }
}

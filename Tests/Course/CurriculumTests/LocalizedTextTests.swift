import Curriculum
import Testing

/// Text from a lesson pack, which may be malicious.
@Suite struct LocalizedTextTests {
  @Test func titlesCannotControlTheTerminal() {
    let title = LocalizedText(["en": "\u{1B}]0;owned\u{7}\u{1B}[2JWeather\u{202E}tegdiw\u{9B}31m"])
    let shown = title.text(in: "en")
    #expect(shown.contains("Weather"))
    #expect(
      shown.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) })
    #expect(!shown.unicodeScalars.contains("\u{202E}"))
  }

  @Test func combiningMarksAreBounded() {
    let title = LocalizedText(["en": "A" + String(repeating: "\u{301}", count: 2_000) + "b"])
    #expect(title.text(in: "en").unicodeScalars.count <= 12)
  }

  @Test(arguments: ["날씨 위젯", "Café", "e\u{301}te\u{301}", "👩‍👧‍👦 family", "ที่นี่", "line\nline"])
  func ordinaryTextsAreUnchanged(text: String) {
    #expect(LocalizedText(["en": text]).text(in: "en") == text)
  }

  @Test func anInvalidKeyCannotControlTheTerminal() throws {
    let folder = try TemporaryFolder()
    try folder.write("pack.yml", "\"\\e[2J\\u202E\": 1\nid: \"\\e[2J\"\nversion: \"\\u202E\"\n")
    let error = #expect(throws: CurriculumError.self) { try PackReader(folder: folder.url).read() }
    let said = try #require(error).description
    #expect(said.contains("␛[2J") && said.contains("\\u{202e}"))
    #expect(!said.contains("\u{1B}") && !said.contains("\u{202E}"))
  }
}

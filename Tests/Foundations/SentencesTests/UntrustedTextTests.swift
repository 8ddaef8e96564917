import Sentences
import Testing

/// Untrusted text is unchanged for programs, and sanitized for display.
struct UntrustedTextTests {
  @Test(arguments: [
    ("Rain", "Rain"), ("\u{1B}[2J", "␛[2J"), ("a\u{202E}b", "a\\u{202e}b"), ("a\nb", "a␊b"),
  ])
  func onlyWhatPeopleReadIsSanitized(text: String, shown: String) {
    #expect(UntrustedText(text).raw == text)
    #expect(UntrustedText(text).sanitized() == shown)
  }

  @Test func theReaderSetsLinesAndLength() {
    #expect(UntrustedText("a\nb").sanitized(keepsLines: true) == "a\nb")
    #expect(UntrustedText("abc").sanitized(limit: 2) == "ab …")
  }
}

import AppleFoundation
import Foundation
import Testing

@Suite struct AttributedTextTests {
  @Test func markdownBecomesAttributes() throws {
    let text = try AttributedString(markdown: "**Bold** and [a link](https://example.com)")
    #expect(String(text.characters) == "Bold and a link")
    let runs = Array(text.runs)
    #expect(runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    #expect(runs.last?.link?.absoluteString == "https://example.com")
  }

  @Test func blocksAreJoinedUnlessWhitespaceIsKept() throws {
    let source = "# Title\n\nOne\ntwo\n- three"
    #expect(String(try AttributedString(markdown: source).characters) == "TitleOne twothree")
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(
      String(try AttributedString(markdown: "a\n*b*", options: options).characters) == "a\nb")
  }

  @Test func hypertextBecomesPlainText() throws {
    let source = """
      <html><head><title>No</title><style>p {}</style></head><body>
      <h1>Tom &amp; Jerry</h1><p>one<br>two &#8364; &#x41;</p><ul><li>a</li></ul></body></html>
      """
    let text = try NSAttributedString(
      data: Data(source.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
    #expect(text.string == "Tom & Jerry\none\ntwo € A\n•\ta\n")
    #expect(String(AttributedString(text).characters) == text.string)
  }

  @Test func richTextIsRefused() {
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data("{\\rtf1}".utf8),
        options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
    }
  }
}

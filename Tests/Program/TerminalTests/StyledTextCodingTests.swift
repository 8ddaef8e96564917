import Foundation
import Terminal
import Testing

@Suite struct StyledTextCodingTests {
  @Test func storedTextRoundTrips() throws {
    var text = StyledText("Read ", .strong)
    text.append(StyledText.Run("here", .quiet, link: URL(string: "file:///tmp/a.swift")))
    let painted = StyledText(painted: "\u{1B}[31m█\u{1B}[0m", width: 1)
    let rows = [text, painted, StyledText()]
    let kept = try JSONDecoder().decode([StyledText].self, from: JSONEncoder().encode(rows))
    #expect(kept == rows)
    #expect(kept.map(\.width) == [9, 1, 0])
  }
}

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

  @Test func aPictureHasRowsOfItsOwn() throws {
    let picture = PixelPicture(png: Data([1, 2]), columns: 10, rows: 3, fillsWidth: true)
    let rows = [StyledText("before")] + picture.rows(drawnBy: "<code>").map { "  " + $0 }
    let kept = try JSONDecoder().decode([StyledText].self, from: JSONEncoder().encode(rows))
    #expect(kept == rows)
    #expect(rows.count == 5)
    // The picture is drawn from its first row, after its rows are written.
    #expect(rows[4].encoded(for: .plain()) == "  \u{1B}7\u{1B}[3A<code>\u{1B}8")
    #expect(rows[4].width == 2)
    #expect(rows[4].withoutPixels.text == "  ")
    let found = try #require(rows.pixels.first)
    #expect(found.picture == picture && found.row == 1 && found.column == 2)
  }
}

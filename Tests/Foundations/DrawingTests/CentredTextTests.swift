import Drawing
import Foundation
import Testing

/// Small cells make short text much narrower than it is on the phone.
@Suite("Texts in the middle of small cells")
struct CentredTextTests {
  private static let size = CGSize(width: 72, height: 72)

  private func columns(of text: String, leftEdge: Double) -> ClosedRange<Int>? {
    let painter = CellPainter(scale: CellScale(width: 3, height: 6))
    let grid = painter.paint(
      DisplayList(
        size: Self.size, items: [SampleLists.text(text, x: leftEdge, y: 42, size: 17)])
    ).grid
    for row in 0..<grid.rows {
      let line = grid.text(ofRow: row)
      guard let range = line.range(of: text) else { continue }
      let first = line.distance(from: line.startIndex, to: range.lowerBound)
      return first...(first + text.count - 1)
    }
    return nil
  }

  @Test func centeredTextIsCenteredInCells() throws {
    let width = TextMetrics.sanFrancisco.width(of: "23°", in: FontDescription(size: 17))
    let found = try #require(columns(of: "23°", leftEdge: (Self.size.width - width) / 2))
    #expect(abs(Double(found.lowerBound + found.upperBound + 1) / 2 - 12) <= 0.5, "\(found)")
  }

  @Test func leadingTextStaysAtTheEdge() throws {
    let found = try #require(columns(of: "23°", leftEdge: 6))
    #expect(found.lowerBound == 2)
  }
}

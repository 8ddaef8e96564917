import Drawing
import Foundation
import Testing

@Suite("What stands equally far apart on a phone does so in cells")
struct EvenColumnsTests {
  private func painted(_ items: [DisplayItem]) -> CellGrid {
    CellPainter().paint(DisplayList(size: CGSize(width: 338, height: 158), items: items)).grid
  }

  private static let pitches = [43.4, 55.0, 61.3, 64.7]

  @Test(arguments: pitches, [3, 4, 5])
  func hours(pitch: Double, count: Int) throws {
    let middles = (0..<count).map { 40 + Double($0) * pitch }
    let words = (0..<count).map { "1\($0)시" }
    let grid = painted(
      zip(middles, words).flatMap { middle, word in
        [
          SampleLists.text(word, x: middle, y: 40, size: 11, anchor: .center),
          SampleLists.text(
            "2\(word.dropFirst().first ?? "0")°", x: middle, y: 80, size: 11, anchor: .center),
        ]
      })
    for row in [grid.text(ofRow: 3), grid.text(ofRow: 7)] {
      let columns = row.indices.filter { row[$0].isNumber }.map { index in
        row[..<index].reduce(0) { $0 + CellWidth.of($1) }
      }
      let starts = stride(from: 0, to: columns.count, by: 2).map { columns[$0] }
      #expect(starts.count == count, "\(row)")
      #expect(Set(zip(starts, starts.dropFirst()).map { $1 - $0 }).count == 1, "\(row)")
    }
  }
}

import Drawing
import Foundation
import Testing

@Suite("Differences of pictures")
struct PictureDifferenceTests {
  private func grid(_ list: DisplayList) -> CellGrid { CellPainter().paint(list).grid }

  @Test func aPictureEqualsItself() {
    let grid = grid(SampleLists.weather)
    #expect(PictureDifference(grid, grid).isEmpty)
    #expect(PictureDifference(grid, grid).regions.isEmpty)
  }

  @Test func oneChangedTextIsOneRegion() throws {
    var changed = SampleLists.weather
    changed.items[changed.items.count - 1] = SampleLists.text(
      "H:28° L:19°", x: 16, y: 122, size: 11, color: RGBA(white: 1, alpha: 0.8))
    let difference = PictureDifference(grid(SampleLists.weather), grid(changed))
    #expect(difference.places.count == 1)
    let region = try #require(difference.regions.first)
    #expect(region.columns.count == 1 && region.rows.count == 1)
  }

  @Test func modesDiffer() {
    let list = SampleLists.block
    let accented = list.rendered(in: .accented, profile: .tintedIOS18())
    let difference = PictureDifference(grid(list), grid(accented))
    #expect(difference.fraction > 0.9)
  }

  @Test func differentSizesDifferOutsideTheSmaller() {
    let difference = PictureDifference(
      CellGrid(columns: 3, rows: 2), CellGrid(columns: 4, rows: 2))
    #expect(difference.places.map(\.column) == [3, 3])
  }

  @Test func theMapMarksChangedCells() {
    var second = CellGrid(columns: 6, rows: 2)
    second.write("hi", column: 1, row: 1)
    let picture = PictureDifference(CellGrid(columns: 6, rows: 2), second)
      .sideBySide(
        titles: ("before", "after"), count: "2 cells differ", repertoire: .unicode, width: 80)
    let text = picture.text
    #expect(text.contains("│·▚▚···│"))
    #expect(text.contains("before") && text.contains("after") && text.contains("2 cells"))
  }
}

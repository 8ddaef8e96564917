import Drawing
import Foundation
import TestSupport
import Testing

/// Whole pictures in a terminal, recorded after a visual review.
@Suite("Pictures in cells")
struct GalleryTests {
  static let lists: [String: DisplayList] = [
    "weather": SampleLists.weather, "hours": SampleLists.hours, "block": SampleLists.block,
    "gauge": SampleLists.gauge, "effects": SampleLists.effects,
    "symbols": SampleLists.symbols, "letters": SampleLists.letters,
  ]

  /// Returns one picture in all modes, laid out like `render --mode all`.
  private func gallery(
    _ list: DisplayList, _ name: String, repertoire: CharacterRepertoire, depth: CellColorDepth,
    width: Int
  ) -> String {
    let grids = RenderingMode.allCases.map { mode in
      let painter = CellPainter(repertoire: repertoire, depth: depth)
      let grid = painter.paint(list.rendered(in: mode, profile: .tintedIOS18())).grid
      return FramedPainting(caption: "\(name) · \(mode.rawValue) · iPhone 15 · iOS 18", grid: grid)
        .framed(repertoire: repertoire)
    }
    return TerminalEncoder(depth: depth).text(of: PaintingRow(grids: grids).arranged(width: width))
  }

  @Test(arguments: lists.keys.sorted())
  func withoutColour(name: String) throws {
    let list = try #require(Self.lists[name])
    let text = gallery(list, name, repertoire: .unicode, depth: .plain, width: 132)
    try Golden.expect(text, matches: "\(name).txt")
  }

  @Test(arguments: lists.keys.sorted())
  func inSevenBits(name: String) throws {
    let list = try #require(Self.lists[name])
    let text = gallery(list, name, repertoire: .ascii, depth: .plain, width: 132)
    let isSevenBit = text.utf8.allSatisfy { $0 < 0x80 }
    #expect(isSevenBit)
    try Golden.expect(text, matches: "\(name).ascii.txt")
  }

  @Test(arguments: lists.keys.sorted())
  func inColour(name: String) throws {
    let list = try #require(Self.lists[name])
    let text = gallery(list, name, repertoire: .unicode, depth: .trueColor, width: 132)
    try Golden.expect(text, matches: "\(name).ansi")
  }

  @Test func narrowTerminalsStackPictures() {
    let wide = gallery(SampleLists.weather, "w", repertoire: .unicode, depth: .plain, width: 100)
    let narrow = gallery(SampleLists.weather, "w", repertoire: .unicode, depth: .plain, width: 40)
    let longest = narrow.split(separator: "\n").map { CellWidth.of($0) }.max() ?? 0
    #expect(longest <= 40)
    #expect(narrow.split(separator: "\n").count > 2 * wide.split(separator: "\n").count)
  }

  @Test func accentedTextOnItsOwnFillIsInvisible() {
    let list = SampleLists.block
    func text(_ mode: RenderingMode) -> String {
      CellPainter().paint(list.rendered(in: mode, profile: .tintedIOS18())).grid.text
    }
    #expect(text(.fullColor).contains("Balance") && text(.fullColor).contains("Top up"))
    #expect(!text(.accented).contains("Balance") && !text(.accented).contains("Top up"))
    // The accent group's color still stands out from the white fill.
    #expect(text(.accented).contains("₩128,400"))
    #expect(text(.vibrant).contains("Balance"))
  }

  @Test func colorDepthsUseOnlyTheirSequences() {
    let grid = CellPainter().paint(SampleLists.weather).grid
    func codes(_ depth: CellColorDepth) -> String { TerminalEncoder(depth: depth).text(of: grid) }
    #expect(codes(.trueColor).contains("48;2;"))
    #expect(codes(.ansi256).contains("48;5;") && !codes(.ansi256).contains(";2;"))
    #expect(!codes(.ansi16).contains("38;") && !codes(.ansi16).contains("48;"))
    #expect(codes(.attributes).contains("\u{1B}[0;1m") && !codes(.attributes).contains("48;"))
    #expect(!codes(.plain).contains("\u{1B}"))
    for line in codes(.trueColor).split(separator: "\n") { #expect(line.hasSuffix("\u{1B}[0m")) }
  }
}

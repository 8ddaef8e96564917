import Drawing
import Foundation
import TestSupport
import Testing

/// Whole pictures as they look in a terminal; recorded once judged by eye.
@Suite("Pictures in cells")
struct GalleryTests {
  static let lists: [(String, DisplayList)] = [
    ("weather", SampleLists.weather), ("hours", SampleLists.hours), ("block", SampleLists.block),
    ("gauge", SampleLists.gauge), ("effects", SampleLists.effects),
    ("symbols", SampleLists.symbols),
  ]

  @Test func show() {
    guard let path = ProcessInfo.processInfo.environment["SHOW"] else { return }
    var out = ""
    func print(_ text: String) { out += text + "\n" }
    defer { try? Data(out.utf8).write(to: URL(fileURLWithPath: path)) }
    for (name, list) in Self.lists {
      let svg = SVGPainter(title: name, cornerRadius: 22).paint(
        list.rendered(in: .fullColor, profile: .tintedIOS18()))
      try? Data(svg.utf8).write(to: URL(fileURLWithPath: path + "." + name + ".svg"))
      let vibrant = SVGPainter(title: name, cornerRadius: 22).paint(
        list.rendered(in: .vibrant, profile: .tintedIOS18()))
      try? Data(vibrant.utf8).write(to: URL(fileURLWithPath: path + "." + name + "-vibrant.svg"))
      for repertoire in CharacterRepertoire.allCases {
        let modes: [(String, DisplayList)] = RenderingMode.allCases.map {
          ($0.rawValue, list.rendered(in: $0, profile: .tintedIOS18()))
        }
        let grids = modes.map { mode, list in
          FramedPainting(
            caption: "Weather · systemSmall · \(mode) · iPhone 15 · iOS 18",
            grid: CellPainter(repertoire: repertoire).paint(list).grid
          )
          .framed(repertoire: repertoire)
        }
        let row = PaintingRow(grids: grids).arranged(width: 130)
        if repertoire == .unicode { print(TerminalEncoder(depth: .trueColor).text(of: row)) }
        print(
          TerminalEncoder(depth: .plain).text(
            of: PaintingRow(
              grids: modes.map { mode, list in
                FramedPainting(
                  caption: "Weather · systemSmall · \(mode)",
                  grid: CellPainter(repertoire: repertoire, depth: .plain).paint(list).grid
                )
                .framed(repertoire: repertoire)
              }
            ).arranged(width: 130)))
      }
    }
  }
}

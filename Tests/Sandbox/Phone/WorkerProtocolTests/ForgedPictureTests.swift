import Drawing
import Foundation
import PictureReading
import Sentences
import WorkerProtocol
import Testing

/// The parent draws the worker's pictures.
///
/// They must not stop the parent or control the terminal.
@Suite("Forged pictures")
struct ForgedPictureTests {
  /// The number of pictures to test, enough to take some seconds; `RINGS_FORGED_PICTURES` sets a higher
  /// number.
  static let cases =
    ProcessInfo.processInfo.environment["RINGS_FORGED_PICTURES"].flatMap(UInt64.init) ?? 400

  @Test func anyPictureCanBeDrawnAndDescribed() throws {
    var read: UInt64 = 0
    for seed in 1...Self.cases {
      var forger = ForgedPicture(seed: seed)
      guard let payload = try forger.payload() else { continue }
      let rendered = try Frame.message(RenderedWidget.self, in: payload)
      read += 1
      let shown = Shown(rendered, choice: seed)
      guard shown.isHarmless else {
        Issue.record("seed \(seed): a control character reaches the terminal")
        return
      }
    }
    // A picture that's refused before it's read proves nothing.
    #expect(read > Self.cases / 4, "\(read)")
  }
}

/// Everything made from a picture outside of the sandbox.
private struct Shown {
  let isHarmless: Bool

  init(_ rendered: RenderedWidget, choice: UInt64) {
    let depths: [CellColorDepth] = [.trueColor, .ansi256, .ansi16, .attributes, .plain]
    let depth = depths[Int(choice % 5)]
    let repertoire: CharacterRepertoire = choice.isMultiple(of: 3) ? .ascii : .unicode
    let painter = CellPainter(repertoire: repertoire, depth: depth)
    let picture = rendered.picture
    let grid = painter.paint(picture).grid
    let framed = FramedPainting(caption: "Small", grid: grid).framed(repertoire: repertoire)
    let sheet = PaintingRow(grids: [framed, framed]).arranged(width: 80)
    let text = TerminalEncoder(depth: depth).text(of: sheet)
    let uncolored = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    isHarmless = uncolored.unicodeScalars.allSatisfy(Self.isHarmless)
    switch choice % 4 {
    case 0: _ = SVGPainter(description: "").paint(picture)
    case 1:
      let said =
        PictureDescription().sentences(of: picture)
        + picture.pitfalls.map { $0.note { _ in nil }.message } + picture.notes.map(\.message)
      for language in Language.allCases { _ = said.map { $0.spoken(in: language) } }
      _ = "\(LayoutTrace(of: picture.root))"
    case 2:
      let modes: [RenderingMode] = [.accented, .vibrant]
      var other = picture
      other.show(in: modes[Int(choice / 4 % 2)], profile: .tintedIOS18())
      _ = PictureDifference(grid, painter.paint(other).grid).regions
      _ = other.drawing.accentLegend?.spoken(in: .korean)
    default: _ = VisibleContent.all(in: picture)
    }
  }

  /// Returns whether the character isn't a control character other than a line break, after colors are
  /// removed.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: true
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x2028...0x2029: false
    default: true
    }
  }
}

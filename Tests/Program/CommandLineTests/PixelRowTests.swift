import Drawing
import Foundation
import Judge
import Results
import Terminal
import TestSupport
import Testing
import Tutor
import WorkerProtocol

@Suite("Pictures among lines are pixels where the terminal shows them", .startsProcesses)
struct PixelRowTests {
  private static let environment = ["PATH": "/usr/local/bin:/usr/bin:/bin"]

  private static func terminal(_ way: PictureWay) -> TerminalCapabilities {
    TerminalCapabilities(
      isTerminal: true, width: 60, height: 24, colorDepth: .truecolor, hasTextStyles: true,
      pictures: way)
  }

  /// A document of 400 × 320 points: red above blue.
  private static let document = """
    <svg xmlns="http://www.w3.org/2000/svg" width="400" height="320" viewBox="0 0 400 320">
    <rect width="400" height="160" fill="#ff0000"/>
    <rect y="160" width="400" height="160" fill="#0000ff"/>
    </svg>
    """

  private func rows(
    _ way: PictureWay, columns: Int, most: Int = 30, isInTmux: Bool = false
  ) async -> [StyledText]? {
    await PixelPrinter(
      choice: way,
      environment: Self.environment.merging(["TMUX": isInTmux ? "/tmp/tmux,1,0" : ""]) { $1 },
      columns: columns
    ).rows(ofDocument: Self.document, atMost: most)
  }

  @Test(.mainPath, arguments: PixelPictureTests.Way.allCases)
  func aPictureCoversItsRows(way: PixelPictureTests.Way) async throws {
    let choice = try #require(PictureWay(rawValue: way.rawValue))
    // A cell of 8 × 16 pixels shows as many points, unless the picture must shrink.
    for (columns, most, size) in [
      (80, 30, (columns: 50, rows: 20)), (25, 30, (columns: 25, rows: 10)),
      (80, 5, (columns: 13, rows: 5)),
    ] {
      let rows = try #require(await rows(choice, columns: columns, most: most))
      let picture = try #require(rows.pixels.first?.picture)
      #expect(picture.columns == size.columns && picture.rows == size.rows)
      #expect(rows.count == size.rows + 1)
      let text = rows.map { $0.encoded(for: Self.terminal(choice)) }.joined(separator: "\n")
      let shown = try #require(try way.pictures(in: text).first)
      #expect(shown.color(atX: 0.5, y: 0.2).red > 240)
      #expect(shown.color(atX: 0.5, y: 0.8).blue > 240)
      if way == .sixel {
        #expect(shown.width <= size.columns * 8 + 1 && shown.height <= size.rows * 16 + 1)
      }
    }
  }

  /// kitty 0.26 stretches a picture that has only a width in cells.
  @Test(arguments: [(width: 7.0, height: 17.0), (10, 20), (14, 30)])
  func kittyShowsThePicturesOwnPixels(cell: (width: Double, height: Double)) async throws {
    let printer = PixelPrinter(
      choice: .kitty, environment: Self.environment, columns: 40, reportedCell: { cell })
    let rows = try #require(await printer.rows(ofDocument: Self.document, atMost: 12))
    let picture = try #require(rows.pixels.first?.picture)
    let text = rows.map { $0.encoded(for: Self.terminal(.kitty)) }.joined(separator: "\n")
    let shown = try #require(try KittyDecoder.pictures(in: text).first)
    #expect(shown.columns == nil)
    let (width, height) = (Double(shown.width), Double(shown.height))
    #expect(abs(width / height - 1.25) < 0.02)
    #expect((0..<cell.width).contains(cell.width * Double(picture.columns) - width))
    #expect((0..<cell.height).contains(cell.height * Double(picture.rows) - height))
  }

  /// An xterm shows nothing of a larger picture.
  @Test func xtermsLimitIsKept() async throws {
    let printer = PixelPrinter(
      choice: .sixel,
      environment: Self.environment.merging(["XTERM_VERSION": "XTerm(379)"]) { $1 }, columns: 200)
    let document = Self.document.replacing("400", with: "1600").replacing("320", with: "1280")
    let rows = try #require(await printer.rows(ofDocument: document, atMost: 80))
    let text = rows.map { $0.encoded(for: Self.terminal(.sixel)) }.joined()
    let shown = try #require(try SixelDecoder.pictures(in: text).first)
    #expect((980...1000).contains(shown.width) && shown.height <= 1000)
    #expect(rows.pixels.first?.picture.columns == 125)
  }

  @Test func cellsAreShownWhereThereAreNoPixels() async {
    #expect(await rows(.cells, columns: 80) == nil)
    // tmux loses the position of pictures.
    #expect(await rows(.sixel, columns: 80, isInTmux: true) == nil)
  }

  private static let checked = Verdict(
    exercise: "data-model", status: .failed, score: 0, maxScore: 10,
    checks: [
      CheckResult(
        id: "a", title: "The tint leaves the text", status: .failed, points: 0, maxPoints: 10,
        message: "The pill and its text become one block.",
        renders: [
          .init(
            caption: "The small widget", text: "  23°  ",
            marked: [.init(row: 0, first: 2, last: 4), .init(row: 1, first: 2, last: 4)],
            drawing: DisplayList(size: CGSize(width: 158, height: 158)))
        ])
    ]
  ).forLearner()

  @Test func aFailedCheckShowsItsPictureInPixelsWithTheMarkedArea() async throws {
    let pictures = VerdictPresenter.pictures(in: Self.checked, showsAll: false)
    #expect(pictures.keys.sorted() == ["a"])
    let exercise = try PromptBench().pack.find("glance")
    func lines(_ way: PictureWay) async -> String {
      let terminal = Self.terminal(way)
      var presentation = Presentation(terminal)
      presentation.checkPictures = await CheckPictures(on: terminal, in: Self.environment)
        .rows(of: pictures, in: .english)
      return VerdictPresenter(presentation).string(Self.checked, of: exercise)
    }
    let drawn = try SixelDecoder.pictures(in: await lines(.sixel))
    let picture = try #require(drawn.first)
    #expect(drawn.count == 1)
    let reds = (0..<100).filter { place in
      let color = picture.color(atX: 0.2, y: Double(place) / 100)
      return color.red > 220 && color.green < 230
    }
    #expect(!reds.isEmpty)
    let cells = await lines(.cells)
    #expect(cells.contains("23°") && !cells.contains("\u{1B}P"))
  }
}

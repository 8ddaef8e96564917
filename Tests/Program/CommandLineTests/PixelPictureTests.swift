import CommandLine
import Foundation
import Terminal
import TestSupport
import Testing

/// Decodes terminal output with separate readers, and compares it with the drawn picture.
///
/// The readers follow the formats' documentation. `.ci/set-up` installs the programs that make pixels;
/// without them, this suite fails.
@Suite("Pictures of pixels are the pictures", .startsProcesses)
struct PixelPictureTests {
  enum Way: String, CaseIterable {
    case kitty, iterm, sixel

    func pictures(in text: String) throws -> [DecodedPicture] {
      switch self {
      case .kitty: try KittyDecoder.pictures(in: text)
      case .iterm: try ITermDecoder.pictures(in: text)
      case .sixel: try SixelDecoder.pictures(in: text)
      }
    }

    /// The maximum difference between colors; sixels have 256 colors, which approximate all others.
    var tolerance: Int { self == .sixel ? 12 : 2 }
  }

  /// Four fields in clearly different colors.
  private static let fields = """
    VStack(spacing: 0) { \
    HStack(spacing: 0) { Color(red: 1, green: 0, blue: 0); Color(red: 0, green: 0, blue: 1) }; \
    HStack(spacing: 0) { Color(red: 0, green: 0.8, blue: 0); Color(red: 1, green: 1, blue: 1) } }
    """

  private static let terminal = TerminalCapabilities(
    isTerminal: true, width: 80, height: 24, colorDepth: .truecolor, hasTextStyles: true)

  private func shown(
    _ arguments: [String], isInTmux: Bool = false
  ) async throws -> String {
    let context = PromptBench.context(
      on: Self.terminal, adding: ["TMUX": isInTmux ? "/tmp/tmux-1000/default,1,0" : ""])
    let answer = try #require(await CommandRun.answer(to: arguments, in: context))
    #expect(answer.status == 0, "\(answer.printout.text)")
    return answer.printout.text
  }

  @Test(arguments: Way.allCases, [false, true])
  func decodedImagesMatchWhatWasDrawn(way: Way, isInTmux: Bool) async throws {
    let text = try await shown(
      ["try", Self.fields, "--pictures", way.rawValue], isInTmux: isInTmux)
    #expect(text.contains("\u{1b}Ptmux;") == isInTmux)
    let plain = isInTmux ? try DecodedPicture.handedOn(byTmux: text) : text
    let pictures = try way.pictures(in: plain)
    try #require(pictures.count == 1)
    let picture = pictures[0]
    #expect(picture.width == picture.height)
    #expect(picture.width >= 150)
    let expected: [(x: Double, y: Double, color: DecodedPicture.Color)] = [
      (0.3, 0.3, .init(red: 255, green: 0, blue: 0)),
      (0.7, 0.3, .init(red: 0, green: 0, blue: 255)),
      (0.3, 0.7, .init(red: 0, green: 204, blue: 0)),
      (0.7, 0.7, .init(red: 255, green: 255, blue: 255)),
    ]
    for place in expected {
      let color = picture.color(atX: place.x, y: place.y)
      #expect(color.distance(to: place.color) <= way.tolerance, "\(place): \(color)")
    }
    // As wide as the cells that it replaces, and never wider than the window.
    if way != .sixel { #expect((10...80).contains(picture.columns ?? 0)) }
  }

  /// A widget with letters, a symbol and a gradient, compared with the same widget in a file.
  @Test(arguments: Way.allCases)
  func aWidgetEqualsItsFilesWidget(way: Way) async throws {
    let view = """
      VStack { Image(systemName: "sun.max.fill").font(.largeTitle); Text("23°").font(.largeTitle) } \
      .foregroundStyle(.white).frame(maxWidth: .infinity, maxHeight: .infinity) \
      .background(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
      """
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "widget.png")
    _ = try await shown(["try", view, "--out", file.path])
    let drawn = try DecodedPicture(png: Data(contentsOf: file))
    let text = try await shown(["try", view, "--pictures", way.rawValue])
    let picture = try #require(try way.pictures(in: text).first)
    #expect(picture.meanDistance(to: drawn) < Double(way.tolerance) * 1.2)
    // The picture isn't a plain field, which would be close to any color.
    let top = picture.color(atX: 0.5, y: 0.2)
    #expect(top.distance(to: picture.color(atX: 0.5, y: 0.8)) > 60)
  }

  /// The converter itself draws emoji in black or not at all, so Rings replaces emoji with images.
  @Test func emojiHaveTheirColors() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "emoji.png")
    _ = try await shown([
      "try", "Text(\"\u{1F525}\").font(.system(size: 60)).frame(width: 100, height: 100)", "--out",
      file.path,
    ])
    let picture = try DecodedPicture(png: Data(contentsOf: file))
    let places = (20..<80).map { picture.color(atX: 0.5, y: Double($0) / 100) }
    #expect(places.contains { $0.red > 200 && (60..<220).contains($0.green) && $0.blue < 110 })
  }

  /// The converter ignores the text widths of the layout, so Rings scales text to them.
  @Test(arguments: ["default", "rounded", "serif", "monospaced"])
  func textStaysInItsFrame(design: String) async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "text.png")
    _ = try await shown([
      "try",
      """
      HStack { Text("MMM & Wide").font(.system(size: 15, design: .\(design))) \
      .foregroundStyle(.black).background(Color.red); Spacer() }.background(Color.white)
      """, "--out", file.path,
    ])
    let picture = try DecodedPicture(png: Data(contentsOf: file))
    let row = (0..<400).map { picture.color(atX: Double($0) / 400, y: 0.5) }
    let white = DecodedPicture.Color(red: 255, green: 255, blue: 255)
    let first = try #require(row.firstIndex { $0.red > 200 && $0.green < 60 })
    let last = try #require(row.lastIndex { $0.red > 200 && $0.green < 60 })
    let letters = row.indices.filter { row[$0].red < 100 }
    // A letter's serif may cover the edge of the background.
    #expect(letters.allSatisfy { first - 3 < $0 && $0 < last + 3 })
    // The letters reach the end of the red background, and white follows.
    #expect(letters.contains { $0 > last - 12 })
    #expect(row[last...].contains { $0.distance(to: white) < 4 })
  }

  /// Commands that compose their pictures differently from `render`.
  @Test(arguments: [
    ["timeline", "--for", "2h", "--from", "2026-03-01 08:00"], ["tap", "--at", "3,3"],
  ])
  func everyDrawingCommandSupportsThem(words: [String]) async throws {
    let files = try RingsProcess.solution("policies-and-budget")
    for way in Way.allCases {
      let text = try await shown(
        [words[0]] + files + words.dropFirst() + ["--pictures", way.rawValue])
      #expect(!(try way.pictures(in: text).isEmpty), "\(words[0]) \(way)")
    }
  }

  @Test(arguments: Way.allCases)
  func documentationPagesHavePictures(way: Way) async throws {
    let text = try await shown(["docs", "widgetAccentable", "--pictures", way.rawValue])
    #expect(text.contains("since iOS 16.0"))
    #expect(!(try way.pictures(in: text).isEmpty))
    // The text after the pictures is shown too.
    #expect(text.contains("accent-groups"))
  }

  @Test func documentationPicturesAreWrittenToAFile() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "accent.png")
    let said = try await shown(["docs", "widgetAccentable", "--out", file.path])
    #expect(said.contains("Wrote 3 pictures"), "\(said)")
    let drawn = try DecodedPicture(png: Data(contentsOf: file))
    #expect(drawn.width > drawn.height)
    let none = try await answer(["docs", "EntryView", "--out", file.path])
    #expect(none.status != 0)
    #expect(try await answer(["docs", "--out", file.path]).status == 2)
    #expect(try await answer(["docs", "Text", "--open"]).status == 2)
    #expect(
      try await answer(["docs", "Text", "--out", file.path, "--site", folder.url.path]).status == 2)
    #expect(try await answer(["docs", "Text", "--pictures", "gif"]).status == 2)
  }

  private func answer(_ arguments: [String]) async throws -> CommandAnswer {
    try #require(
      await CommandRun.answer(to: arguments, in: PromptBench.context(on: Self.terminal)))
  }

  @Test(.mainPath) func aCanvassFirstPictureIsWrittenToAFile() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "canvas.svg")
    let widget = try RingsProcess.solution("toggle-favourite")
    let outcome = try RingsProcess().run(["canvas"] + widget + ["--out", file.path])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("<svg "))
    for words in [
      ["--open"], ["--browser", "--out", file.path], ["--pictures", "gif"],
      ["--browser", "--pictures", "kitty"],
    ] {
      #expect(try RingsProcess().run(["canvas"] + widget + words).status == 2, "\(words)")
    }
    // Pixels go through a pipe only on request.
    let piped = try RingsProcess().run(["canvas"] + widget + ["--pictures", "sixel"])
    #expect(!(try SixelDecoder.pictures(in: piped.output).isEmpty))
  }
}

import Drawing
import Foundation
import LessonChecks
import PictureReading
import WorkerProtocol
import Testing

/// Queries of a picture use its drawing, not its declarations.
struct PictureQuestionTests {
  @Test func textsAreFoundAndMissingOnesAreNamed() throws {
    let picture = Sketch().text("Seoul", at: 20).text("23°", at: 60, size: 40).picture()
    #expect(picture.texts == ["Seoul", "23°"])
    #expect(try picture.text("23°").fontSize == 40)
    #expect(try picture.text(containing: "eou").text == "Seoul")
    #expect(try picture.text(matching: "[0-9]+°").text == "23°")
    let error = #expect(throws: PictureQuestionError.self) { try picture.text("24°") }
    #expect(error?.expected == "the text “24°”")
    #expect(
      error?.message
        == "The small widget is missing the text “24°”. It has the text “Seoul”, “23°”.")
  }

  @Test func aSymbolWithinATextIsASymbol() throws {
    let picture = Sketch().text("cloud rain fill", at: 20, symbol: "cloud.rain.fill")
      .text("23°", at: 60).picture()
    #expect(try picture.symbol("cloud.rain.fill").type == "Text")
    #expect(try picture.symbol("cloud.rain.fill").isVisible)
    #expect(picture.symbols.compactMap(\.symbolName) == ["cloud.rain.fill"])
    #expect(picture.textsAndSymbols.map(\.text) == ["cloud rain fill", "23°"])
    #expect(picture.overlaps.isEmpty)
    let error = #expect(throws: PictureQuestionError.self) { try picture.symbol("sun.max") }
    #expect(error?.message.contains("It has the symbols cloud.rain.fill") == true)
  }

  @Test func aViewIsSampledAsDisplayed() throws {
    let picture = Sketch(background: .black).cover(CGRect(x: 0, y: 0, width: 158, height: 79))
      .picture()
    let shades = try #require(picture.elements.first { $0.type == "Rectangle" }).samples(4)
    #expect(shades.count == 16)
    #expect(Set(shades.prefix(8).map(\.luminance)) == [1])
    #expect(shades.suffix(8).allSatisfy { $0.luminance < 1 })
    #expect(picture.root.samples(0).isEmpty)
  }

  @Test func theLargestTextIsTheMostProminent() throws {
    let picture = Sketch().text("Seoul", at: 20).text("23°", at: 60, size: 40).picture()
    #expect(try picture.mostProminentText().text == "23°")
    #expect(picture.textsByProminence.map(\.text) == ["23°", "Seoul"])
  }

  @Test func textInItsBackgroundsColorIsInvisible() throws {
    let picture = Sketch(background: .white).text("ghost", at: 20, color: .white)
      .text("ink", at: 60).picture()
    let ghost = try picture.text("ghost")
    #expect(!ghost.isVisible)
    #expect(try picture.text("ink").isVisible)
    #expect(try #require(try picture.text("ink").contrast) > 15)
    #expect(try #require(ghost.contrast) < 1.1)
  }

  @Test func coveredTextIsInvisible() throws {
    let picture = Sketch().text("below", at: 20).cover(CGRect(x: 0, y: 0, width: 158, height: 40))
      .text("above", at: 60).picture()
    #expect(try !picture.text("below").isVisible)
    #expect(try picture.text("above").isVisible)
  }

  @Test func positionsAreComparedByFrames() throws {
    let picture = Sketch().text("first", at: 20).text("second", at: 60).picture()
    let (first, second) = (try picture.text("first"), try picture.text("second"))
    #expect(first.isAbove(second))
    #expect(!second.isAbove(first))
    #expect(second.isBelow(first))
    #expect(first.isAligned(.leading, with: second))
    #expect(!first.isAligned(.top, with: second))
    #expect(!first.overlaps(second))
    #expect(first.distance(to: second) == 20)
    #expect(first.isInsidePicture)
  }

  @Test(arguments: [64.67, 12.3, 33.333_333_333_333_336, 0.1])
  func aViewContainsItselfDespiteFractions(x: Double) throws {
    let picture = Sketch().text("first", at: 20.1, x: x, width: 28.67).picture()
    let first = try picture.text("first")
    #expect(first.isInside(first))
    #expect(first.isInside(picture.root))
    #expect(!picture.root.isInside(first))
  }

  @Test func textsAtTheSameHeightAreOneLine() throws {
    let picture = Sketch().text("23°", at: 22, x: 60, width: 40).text("Now", at: 20, width: 40)
      .text("Seoul", at: 60).text("ghost", at: 90, color: .white).picture()
    #expect(picture.lines.map { $0.compactMap(\.text) } == [["Now", "23°"], ["Seoul"]])
    #expect(picture.lineCount == 2)
  }

  @Test func viewsHiddenFromVoiceOverAreNotSpoken() throws {
    #expect(try Sketch().button("Go", 44).picture().button().spokenText == "Go")
    #expect(try Sketch().button(" ", 44).picture().button().spokenText.isEmpty)
    let hidden = Sketch().button("Go", 44, isHidden: true).picture()
    #expect(try hidden.button().spokenText.isEmpty)
  }

  @Test func aGradientReportsItsStopsAndDirection() throws {
    let paint = Paint.linearGradient(
      stops: [
        GradientStop(color: RGBA(hex: 0x0000FF), location: 0),
        GradientStop(color: RGBA(hex: 0xFFFFFF), location: 1),
      ], start: .zero, end: CGPoint(x: 0, y: 158))
    let gradient = try #require(Sketch(paint: paint).picture().backgroundGradient)
    #expect(gradient.colors == [PictureColor(hex: 0x0000FF), PictureColor(hex: 0xFFFFFF)])
    #expect(gradient.end == CGPoint(x: 0, y: 1))
    #expect(Sketch(background: .white).picture().backgroundGradient == nil)
    #expect(Sketch(background: .white).picture().backgroundColor == PictureColor(hex: 0xFFFFFF))
  }

  @Test func contrastFollowsTheWebGuidelines() {
    let (white, black) = (PictureColor(hex: 0xFFFFFF), PictureColor(hex: 0x000000))
    #expect(white.contrast(with: black) == 21)
    #expect(white.contrast(with: white) == 1)
    #expect(abs(PictureColor(hex: 0x777777).contrast(with: white) - 4.48) < 0.01)
  }

  @Test(arguments: [
    ("23°", [23]), ("23° to −5°", [23, -5]), ("-5", [-5]), ("18-27°", [18, 27]),
    ("18°-27", [18, 27]),
    ("a-7", [-7]), ("--7", [-7]), ("12:05", [12, 5]), ("1234567890", [123_456_789, 0]), ("", []),
    ("−", []), ("½ ٣ x", []), ("서울 7°", [7]),
  ])
  func numbersAreReadWithTheirSigns(text: String, numbers: [Int]) throws {
    let picture = Sketch().text(text.isEmpty ? " " : text, at: 20).picture()
    #expect(picture.textElements.first?.numbers ?? [] == numbers)
  }
}

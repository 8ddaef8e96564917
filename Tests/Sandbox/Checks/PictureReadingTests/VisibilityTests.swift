import Drawing
import Foundation
import PictureReading
import Testing

@Suite("What is visible")
struct VisibilityTests {
  private func text(
    color: RGBA, on ground: RGBA, opacity: Double = 1, size: Double = 17
  ) throws -> PlacedElement {
    let reading = Drawn.reading(
      [
        Drawn.fill(.rectangle(Drawn.whole), ground, node: 1),
        Drawn.text("23°", x: 20, y: 20, size: size, color: color, node: 2),
      ],
      [
        Drawn.view(1, "Color"),
        Drawn.view(2, "Text", text: "23°") { $0.opacity = opacity },
      ])
    return try #require(reading.element(at: 2))
  }

  @Test func aTextNeedsItsOwnInk() throws {
    #expect(try text(color: .black, on: .white).isVisible)
    #expect(try text(color: .white, on: .white).invisibility == .isLikeItsGround)
    #expect(try text(color: .black, on: .white, opacity: 0.02).invisibility == .isTransparent)
    #expect(try text(color: .black, on: .white, size: 3).invisibility == .isSmaller(than: 4))
  }

  @Test func anotherHueOfTheSameBrightnessIsVisible() throws {
    let element = try text(color: RGBA(hex: 0xD02020), on: RGBA(hex: 0x007A00))
    #expect(element.isVisible)
    #expect(try #require(element.colors).contrast < RGBA.leastContrast)
  }

  @Test func undrawnViewsAreInvisible() throws {
    let reading = Drawn.reading([], [Drawn.view(1, "VStack")])
    #expect(try #require(reading.element(at: 1)).invisibility == .drawsNothing)
  }

  /// A picture with a plate that covers one text view, and another text view on the plate.
  private var covered: ReadPicture {
    Drawn.reading(
      [
        Drawn.text("below", x: 20, y: 20, size: 17, node: 1),
        Drawn.fill(.rectangle(Drawn.whole), .white, node: 2),
        Drawn.text("above", x: 20, y: 20, size: 17, color: .black, node: 3),
      ],
      [
        Drawn.view(1, "Text", text: "below"), Drawn.view(2, "Color"),
        Drawn.view(3, "Text", text: "above"),
      ])
  }

  @Test func aCoveredTextDoesNotBorrowInk() throws {
    let reading = covered
    #expect(try #require(reading.element(at: 1)).invisibility == .isLikeItsGround)
    #expect(try #require(reading.element(at: 3)).isVisible)
    // The same text is visible to checks, to the search for secrets on a card, to picture comparisons and to
    // the lint.
    #expect(ReadableText.all(in: reading.picture).map(\.string) == ["above"])
    #expect(VisibleContent.all(in: reading.picture).map(\.name) == ["“above”"])
    let contrasts = Legibility.all(in: reading.drawing).map(\.typical)
    #expect(contrasts.count == 2 && contrasts[0] < 1.1 && contrasts[1] > 20)
  }

  /// A tenth of the black text shows through a white plate: too little for a layout, but enough to read a
  /// secret.
  @Test func hiddenContentMustBeFainterThanLostContent() {
    let picture = Drawn.reading(
      [
        Drawn.text("below", x: 20, y: 20, size: 17, color: .black, node: 1),
        Drawn.fill(.rectangle(Drawn.whole), RGBA.white.opacity(0.9), node: 2),
      ], [Drawn.view(1, "Text", text: "below"), Drawn.view(2, "Color")]
    ).picture
    #expect(ReadableText.all(in: picture).isEmpty)
    let hidden = SampledDrawing.hiddenContrast
    #expect(ReadableText.all(in: picture, from: hidden).map(\.string) == ["below"])
  }

  @Test func aTextOnALargeSymbolHasItAsBackground() throws {
    let reading = Drawn.reading(
      [
        Drawn.fill(.rectangle(Drawn.whole), .black, node: 1),
        Drawn.symbol("circle.fill", x: 20, y: 20, size: 100, node: 2),
        Drawn.text("3", x: 76, y: 66, size: 17, node: 3),
      ],
      [
        Drawn.view(1, "Color"), Drawn.view(2, "Image", symbol: "circle.fill"),
        Drawn.view(3, "Text", text: "3"),
      ])
    #expect(try #require(reading.element(at: 2)).isVisible)
    #expect(try #require(reading.element(at: 3)).invisibility == .isLikeItsGround)
    let readings = Legibility.all(in: reading.drawing)
    #expect(readings.map(\.isSymbol) == [true, false])
    // The symbol's background is the black fill, and the text's background is the symbol.
    #expect(readings[0].typical > 20 && readings[1].typical < 1.1)
  }

  @Test func aTextUnderAGradientIsSeenInItsColors() throws {
    let mask = [Drawn.text("23°", x: 20, y: 20, size: 40, color: .black, node: 2)]
    let reading = Drawn.reading(
      [
        Drawn.fill(.rectangle(Drawn.whole), .black, node: 3),
        DisplayItem(
          .layer(
            Layer(items: [Drawn.fill(.rectangle(Drawn.whole), .white, node: 1)], mask: mask))),
      ],
      [Drawn.view(1, "Color"), Drawn.view(2, "Text", text: "23°"), Drawn.view(3, "Color")])
    let text = try #require(reading.element(at: 2))
    #expect(text.isVisible)
    #expect(text.color == .white)
    #expect(try #require(text.colors).contrast > 20)
    #expect(text.fontSize == 40)
  }

  @Test func aScaledTextHasItsDrawnSize() throws {
    for (scale, size) in [(0.5, 20.0), (1.5, 60)] {
      let text = Drawn.text("23°", x: 0, y: 0, size: 40, node: 1)
      let reading = Drawn.reading(
        [DisplayItem(.layer(Layer(items: [text], transform: .scale(x: scale, y: scale))))],
        [Drawn.view(1, "Text", text: "23°")])
      #expect(abs(try #require(reading.element(at: 1)).fontSize - size) < 0.001)
    }
  }

  @Test(arguments: [ImageDrawing.AccentedMode.desaturated, .accentedDesaturated, .fullColor])
  func aSymbolIsVisibleInItsAccentedMode(mode: ImageDrawing.AccentedMode) throws {
    for size in [17.0, 60] {
      var picture = Drawn.picture(
        [Drawn.symbol("sun.max.fill", x: 20, y: 20, size: size, accentedMode: mode, node: 1)],
        [Drawn.view(1, "Image", symbol: "sun.max.fill")])
      picture.show(in: .accented, profile: .tintedIOS18())
      let reading = ReadPicture(picture)
      let symbol = try #require(reading.element(at: 1))
      #expect(symbol.isVisible, "\(size) points: \(String(describing: symbol.invisibility))")
      #expect(picture.pitfalls.isEmpty)
      #expect(VisibleContent.all(in: picture).map(\.name) == ["sun.max.fill"])
    }
  }

  @Test func aDarkSymbolFadesWithLuminanceToAlpha() throws {
    var picture = Drawn.picture(
      [
        Drawn.symbol(
          "sun.max.fill", x: 20, y: 20, size: 17, color: .black, accentedMode: .desaturated, node: 1
        )
      ],
      [Drawn.view(1, "Image", symbol: "sun.max.fill")])
    picture.show(in: .accented, profile: .tintedIOS18())
    #expect(
      try #require(ReadPicture(picture).element(at: 1)).invisibility == .isLikeItsGround)
  }

  @Test func largerBolderAndClearerTextIsMoreProminent() throws {
    let plain = try text(color: .black, on: .white).prominence
    #expect(try text(color: .black, on: .white, size: 20).prominence > plain)
    #expect(try text(color: RGBA(white: 0.8), on: .white).prominence < plain)
  }

  @Test func samplesAreTakenOncePerPicture() {
    let drawing = covered.drawing
    func address() -> UnsafePointer<UInt8>? {
      drawing.raster.ground.withUnsafeBytes { $0.baseAddress?.assumingMemoryBound(to: UInt8.self) }
    }
    #expect(address() != nil && address() == address())
  }
}

import Drawing
import Foundation
import PhoneFacts
import Sentences
import SwiftUI
import Testing

@MainActor
struct ImageTests {
  /// Two pixels: red, and green at half alpha.
  private var twoPixels: UIImage {
    UIImage(
      bitmap: Bitmap(
        content: .pixels(width: 2, height: 1, rgba: Data([255, 0, 0, 255, 0, 255, 0, 128])),
        pixelWidth: 2, pixelHeight: 1))
  }

  private func image(_ width: Int, _ height: Int) -> Image {
    Image(
      uiImage: UIImage(
        bitmap: Bitmap(
          content: .pixels(
            width: width, height: height, rgba: Data(repeating: 255, count: width * height * 4)),
          pixelWidth: width, pixelHeight: height)))
  }

  @Test func aBitmapKeepsItsSizeUnlessResizable() {
    #expect(Drawn(image(30, 20)).images.first?.frame == CGRect(x: 35, y: 40, width: 30, height: 20))
    #expect(
      Drawn(image(30, 20).resizable()).images.first?.frame.size == CGSize(width: 100, height: 100))
    let fitted = Drawn(image(40, 20).resizable().scaledToFit())
    #expect(fitted.images.first?.frame == CGRect(x: 0, y: 25, width: 100, height: 50))
    let filled = Drawn(image(40, 20).resizable().scaledToFill())
    #expect(filled.images.first?.frame == CGRect(x: -50, y: 0, width: 200, height: 100))
  }

  @Test func aSymbolOfALaterIOSIsNotDrawn() {
    func drawn(_ iOS: Int) -> Drawn {
      Drawn(Image(systemName: "trophy.fill")) { $0.systemVersion = SystemVersion(iOS) }
    }
    #expect(drawn(16).symbols.count == 1 && drawn(16).rules.isEmpty)
    #expect(drawn(15).symbols.isEmpty && drawn(15).rules == ["symbol-too-new"])
  }

  @Test func photosAreReducedToTheirVisibleSize() {
    let drawn = Drawn(image(1000, 500).resizable().frame(width: 50, height: 25))
    guard case .pixels(let width, let height, let rgba)? = drawn.images.first?.content else {
      Issue.record("no pixels")
      return
    }
    #expect(width == 100 && height == 50)
    #expect(rgba.count == width * height * 4)
  }

  @Test func templateImagesTakeTheForeground() {
    let drawn = Drawn(Image(uiImage: twoPixels).renderingMode(.template).foregroundStyle(.blue))
    #expect(drawn.images.first?.template?.name == "007AFF")
    #expect(Drawn(Image(uiImage: twoPixels).foregroundStyle(.blue)).images.first?.template == nil)
  }

  @Test func aMissingImageIsVisibleAndNoted() {
    let drawn = Drawn(Image("Beach").resizable())
    #expect(drawn.images.first?.content == .missing(name: "Beach"))
    #expect(
      drawn.picture.notes.map { $0.message.spoken(in: .english) } == [
        "No image named 'Beach' found in asset catalog for main bundle"
      ])
    #expect(drawn.nodes("Image").first?.traits.imageName == "Beach")
  }

  @Test func capInsetsStretchOnlyTheMiddle() {
    let insets = EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let drawn = Drawn(image(10, 10).resizable(capInsets: insets))
    #expect(drawn.images.count == 9)
    #expect(drawn.images.first?.frame == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(drawn.images[4].frame == CGRect(x: 2, y: 2, width: 96, height: 96))
  }

  @Test func symbolsFollowTheFontAndItsScale() throws {
    let body = try #require(Drawn(Image(systemName: "star.fill")).symbols.first)
    let title = try #require(Drawn(Image(systemName: "star.fill").font(.largeTitle)).symbols.first)
    let small = try #require(Drawn(Image(systemName: "star.fill").imageScale(.small)).symbols.first)
    #expect(body.font.size == 17)
    #expect(abs(title.frame.height / body.frame.height - 2) < 0.1)
    #expect(small.frame.height < body.frame.height)
    #expect(Drawn(Image(systemName: "star").resizable()).symbols.first?.frame.width == 100)
  }

  @Test func symbolsUseTheForegroundOrTheirPalette() {
    let one = Drawn(Image(systemName: "cloud.sun.fill").foregroundStyle(.red)).symbols.first
    #expect(one?.renderingMode == .monochrome)
    #expect(one?.paints.map(\.name) == ["FF3B30"])
    let two = Drawn(Image(systemName: "cloud.sun.fill").foregroundStyle(.gray, .yellow)).symbols
      .first
    #expect(two?.renderingMode == .palette)
    #expect(two?.paints.map(\.name) == ["8E8E93", "FFCC00"])
    let multi = Drawn(Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor))
    #expect(multi.symbols.first?.renderingMode == .multicolor)
    #expect(multi.nodes("Image").first?.traits.symbolRenderingMode == .multicolor)
  }

  @Test func anOriginalSymbolHasItsOwnColors() {
    let sun = Image(systemName: "sun.max.fill")
    #expect(Drawn(sun.renderingMode(.original)).symbols.first?.renderingMode == .multicolor)
    #expect(Drawn(sun.renderingMode(.template)).symbols.first?.renderingMode == .monochrome)
    let told = sun.renderingMode(.original).symbolRenderingMode(.hierarchical)
    #expect(Drawn(told).symbols.first?.renderingMode == .hierarchical)
  }

  @Test func variantsHaveTheProportionsOfTheirBase() throws {
    func width(_ name: String) throws -> Double {
      try #require(Drawn(Image(systemName: name)).symbols.first).frame.width
    }
    #expect(
      try width("exclamationmark.triangle.fill") == width("exclamationmark.triangle"))
    #expect(try width("exclamationmark") < width("exclamationmark.triangle.fill") / 2)
    #expect(try width("plus") == 18)
  }

  /// A name's first word doesn't decide the width of a whole composition.
  @Test(arguments: [
    ("exclamationmark.icloud", "exclamationmark"), ("mappin.and.ellipse", "mappin"),
    ("exclamationmark.arrow.trianglehead.2.clockwise.rotate.90", "exclamationmark"),
    ("chevron.right.2", "chevron.right"), ("chevron.up", "chevron.forward"),
  ])
  func aCompositionIsWiderThanItsFirstSign(name: String, sign: String) throws {
    let wide = try #require(Drawn(Image(systemName: name)).symbols.first).frame.width
    #expect(wide > (try #require(Drawn(Image(systemName: sign)).symbols.first).frame.width) * 1.4)
  }

  @Test func symbolVariantsChangeTheName() {
    func name(_ symbol: String, _ variant: SymbolVariants) -> String? {
      Drawn(Image(systemName: symbol).symbolVariant(variant)).symbols.first?.name
    }
    #expect(name("heart", .fill) == "heart.fill")
    #expect(name("heart.fill", .fill) == "heart.fill")
    #expect(name("heart", .circle.fill) == "heart.circle.fill")
    #expect(name("bell.fill", .slash) == "bell.slash.fill")
    #expect(name("bell", .none) == "bell")
  }

  @Test func anImpossibleSymbolNameIsNoted() {
    #expect(Drawn(Image(systemName: "Sun Max")).rules == ["missing-symbol"])
    #expect(Drawn(Image(systemName: "sun.max")).rules.isEmpty)
  }

  @Test func unknownSymbolNamesDrawNothing() {
    #expect(Drawn(Image(systemName: "")).symbols.isEmpty)
    #expect(Drawn(Image(systemName: "Sun Max")).symbols.isEmpty)
    #expect(Drawn(Image(systemName: "not.known.here")).symbols.count == 1)
  }

  @Test func aMisspeltSymbolNameIsNoted() {
    let drawn = Drawn(Image(systemName: "sun.max.fil"))
    #expect(drawn.rules == ["unknown-symbol"])
    #expect(
      drawn.picture.notes.first?.message.spoken(in: .english).contains("'sun.max.fill'") == true)
    for name in ["clodu.rain", "chevron.rihgt", "thermometr"] {
      #expect(Drawn(Image(systemName: name)).rules == ["unknown-symbol"], "\(name)")
    }
    for name in [
      "water.waves", "person.3.fill", "figure.pool.swim", "sun.max.fill", "cross.case.fill",
    ] {
      #expect(Drawn(Image(systemName: name)).rules.isEmpty, "\(name)")
    }
  }

  @Test func aSymbolSitsOnTheBaselineOfTextBesideIt() throws {
    let drawn = Drawn(
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "star.fill")
        Text("Ag")
      }.fixedSize())
    let star = try #require(drawn.symbols.first)
    guard case .text(let line)? = drawn.leaves.last?.item.content else {
      Issue.record("no text")
      return
    }
    // The center of the symbol is the center of the capital letters.
    #expect(abs(star.frame.midY - (line.baseline - 17 * 0.705 / 2)) < 0.01)
  }

  @Test func aDrawnImageCallsItsRenderer() {
    let image = Image(size: CGSize(width: 20, height: 10)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(.red))
    }
    let drawn = Drawn(image)
    #expect(drawn.nodes("Image").first?.frame.size == CGSize(width: 20, height: 10))
    #expect(drawn.fills.map(\.paint.name) == ["FF3B30"])
  }
}

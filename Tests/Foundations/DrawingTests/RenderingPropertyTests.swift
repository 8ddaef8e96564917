import Drawing
import Foundation
import Sentences
import Testing

@Suite("Rendering modes agree with their formulas for random lists")
struct RenderingPropertyTests {
  static let cases: UInt64 = 2000

  private func agree(
    _ mode: RenderingMode, _ profile: RenderingProfile, _ reference: SlowReference
  ) {
    let rasterizer = Rasterizer(scale: CGSize(width: 1, height: 1))
    for seed in 1...Self.cases {
      var lists = RandomLists(seed: seed)
      let list = lists.list()
      let raster = rasterizer.raster(of: list.rendered(in: mode, profile: profile))
      for _ in 0..<12 {
        let x = Int.random(in: 0..<RandomLists.side, using: &lists.generator)
        let y = Int.random(in: 0..<RandomLists.side, using: &lists.generator)
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let expected = reference.color(of: list, at: point)
        let actual = raster.ground[y * raster.width + x]
        let difference = max(
          abs(Double(actual.x) - expected.r), abs(Double(actual.y) - expected.g),
          abs(Double(actual.z) - expected.b), abs(Double(actual.w) - expected.a))
        // Alpha derived from image luminance is stored in 8 bits.
        guard difference < 0.012 else {
          Issue.record("seed \(seed), sample \(x),\(y): \(actual) instead of \(expected)")
          return
        }
      }
    }
  }

  @Test func fullColorCompositesSourceOver() {
    agree(.fullColor, .tintedIOS18(), SlowReference(mode: .fullColor))
  }

  @Test func accentedKeepsOnlyAlphaAndGroup() {
    let profile = RenderingProfile.tintedIOS18(RGBA(hex: 0xFF9F0A))
    agree(
      .accented, profile,
      SlowReference(
        mode: .accented(
          accent: RGBA(hex: 0xFF9F0A), primary: .white, plate: profile.plate ?? .clear)))
  }

  @Test func accentedOnIOS26IsWhiteInBothGroups() {
    let profile = RenderingProfile.clearIOS26()
    agree(
      .accented, profile,
      SlowReference(
        mode: .accented(accent: .white, primary: .white, plate: profile.plate ?? .clear)))
  }

  @Test func vibrantFollowsItsFormula() {
    var profile = RenderingProfile.tintedIOS18()
    profile.vibrantBackdrop = 0.4
    profile.vibrantTint = RenderingProfile.nightTint
    agree(
      .vibrant, profile,
      SlowReference(mode: .vibrant(backdrop: 0.4, tint: RenderingProfile.nightTint)))
  }
}

@Suite("Rendering modes, case by case")
struct RenderingModeTests {
  private func color(
    _ items: [DisplayItem], _ mode: RenderingMode, _ profile: RenderingProfile
  ) -> RGBA {
    let list = DisplayList(size: CGSize(width: 10, height: 10), items: items)
    return Rasterizer(scale: CGSize(width: 1, height: 1))
      .raster(of: list.rendered(in: mode, profile: profile))
      .groundColor(at: CGPoint(x: 5, y: 5))
  }

  private let area = CGRect(x: 0, y: 0, width: 10, height: 10)
  private var bare: RenderingProfile {
    var profile = RenderingProfile.tintedIOS18()
    profile.plate = nil
    return profile
  }

  @Test func blackAndWhiteOfEqualAlphaLookTheSame() {
    let black = color(
      [SampleLists.fill(.rectangle(area), RGBA(white: 0, alpha: 0.3))], .accented, bare)
    let white = color(
      [SampleLists.fill(.rectangle(area), RGBA(white: 1, alpha: 0.3))], .accented, bare)
    #expect(black == white)
    #expect(abs(black.alpha - 0.3) < 0.01)
  }

  @Test func theContainerBackgroundIsReplacedByThePlate() {
    let items = [SampleLists.background(area, 0xFF0000, 0xFF0000)]
    let profile = RenderingProfile.tintedIOS18()
    let plate = profile.plate ?? .clear
    #expect(abs(color(items, .accented, profile).blue - plate.blue) < 0.01)
    #expect(color(items, .accented, bare).alpha == 0)
    #expect(color(items, .fullColor, bare).red > 0.99)
  }

  @Test func luminanceToAlphaReadsTheOriginalColors() {
    let layer = Layer(
      items: [SampleLists.fill(.rectangle(area), RGBA(hex: 0x00FF00))],
      colorEffects: [.luminanceToAlpha])
    let result = color([DisplayItem(.layer(layer))], .accented, bare)
    #expect(abs(result.alpha - 0.7154) < 0.01)
    #expect(result.red > 0.99 && result.blue > 0.99)
  }

  @Test func shadowsAndEffectsTakeTheGroupsColor() {
    let layer = Layer(
      items: [SampleLists.fill(.rectangle(area), RGBA(hex: 0x123456), accent: .accent)],
      colorEffects: [.invert, .brightness(0.4)])
    let result = color([DisplayItem(.layer(layer), accent: .accent)], .accented, bare)
    #expect(abs(result.blue - RenderingProfile.standardTint.blue) < 0.01)
  }

  @Test func watchesIgnoreFullColorImages() {
    let image = ImageDrawing(
      content: .pixels(width: 1, height: 1, rgba: Data([255, 0, 0, 255])), frame: area,
      accentedMode: .fullColor)
    #expect(color([DisplayItem(.image(image))], .accented, bare).green < 0.01)
    let watch = RenderingProfile.watch(RGBA(hex: 0x30D158))
    #expect(color([DisplayItem(.image(image))], .accented, watch).green > 0.99)
  }

  @Test func invisibleTextIsNoted() {
    let list = SampleLists.block.rendered(in: .accented, profile: .tintedIOS18())
    let notes = CellPainter().paint(list).notes.filter { $0.rule == "text-invisible" }
    #expect(notes.count == 2)
    #expect(CellPainter().paint(SampleLists.block).notes.isEmpty)
  }

  @Test func theLegendNamesBothGroups() {
    #expect(
      SampleLists.weather.accentLegend?.spoken(in: .english)
        == "accent group: 23° · default group: cloud and sun, 서울 Seoul, H:27° L:19°")
    #expect(SampleLists.letters.accentLegend == nil)
  }
}

@Suite("What images, symbols and the plate become")
struct AccentedPieceTests {
  private let area = CGRect(x: 0, y: 0, width: 10, height: 10)
  private var bare: RenderingProfile {
    var profile = RenderingProfile.tintedIOS18()
    profile.plate = nil
    return profile
  }

  private func raster(_ items: [DisplayItem], _ profile: RenderingProfile) -> Raster {
    Rasterizer(scale: CGSize(width: 1, height: 1), drawnSymbolHeight: 1000).raster(
      of: DisplayList(size: area.size, items: items).rendered(in: .accented, profile: profile))
  }

  private func ink(
    of mode: ImageDrawing.AccentedMode?, _ color: RGBA, accent: AccentGroup = .primary
  ) -> RGBA {
    let symbol = SymbolDrawing(
      name: "star", frame: area, font: FontDescription(size: 10), paints: [.color(color)],
      accentedMode: mode)
    let colors = raster([DisplayItem(.symbol(symbol), accent: accent)], bare).average(in: area)
    return RGBA(colors.ink)
  }

  @Test func symbolsHaveAccentedModesLikeImages() {
    let grey = RGBA(white: 0.5)
    #expect(ink(of: nil, grey).red > 0.99 && ink(of: nil, grey).alpha > 0.99)
    #expect(abs(ink(of: .accented, grey).blue - RenderingProfile.standardTint.blue) < 0.01)
    #expect(abs(ink(of: .desaturated, grey).alpha - 0.5) < 0.01)
    #expect(ink(of: .desaturated, grey).red > 0.99)
    #expect(abs(ink(of: .accentedDesaturated, grey).alpha - 0.5) < 0.01)
    #expect(ink(of: .accentedDesaturated, grey).red < 0.1)
    #expect(abs(ink(of: .fullColor, grey).red - 0.5) < 0.01)
    // Inside an accentable view, conflicting modes are drawn as `accentedDesaturated`.
    #expect(ink(of: .fullColor, grey, accent: .accent).red < 0.1)
  }

  @Test func thePlateHasTheContainersShape() {
    let clip = Outline.roundedRectangle(in: area, radius: 5)
    let background = DisplayItem(.layer(Layer(items: [], clip: clip, role: .containerBackground)))
    let profile = RenderingProfile.tintedIOS18()
    let raster = raster([background], profile)
    #expect(raster.groundColor(at: CGPoint(x: 5, y: 5)).alpha > 0.99)
    #expect(raster.groundColor(at: CGPoint(x: 0.5, y: 0.5)).alpha < 0.1)
  }

  @Test func repeatedImagesFollowTheirMode() {
    let white = ImageContent.pixels(width: 1, height: 1, rgba: Data([255, 255, 255, 255]))
    func color(_ mode: ImageDrawing.AccentedMode?) -> RGBA {
      let image = ImageDrawing(
        content: white, frame: area, accentedMode: mode,
        tile: CGRect(x: 0, y: 0, width: 2, height: 2))
      return raster([DisplayItem(.image(image))], bare).groundColor(at: CGPoint(x: 7, y: 7))
    }
    #expect(color(nil).alpha > 0.99)
    #expect(color(.accentedDesaturated).red < 0.1)
  }
}

@Suite("Groups without color")
struct GroupWeightTests {
  @Test func onlyTheAccentGroupIsBold() {
    let list = DisplayList(
      size: CGSize(width: 120, height: 60),
      items: [
        SampleLists.text("Sunny", x: 6, y: 6, size: 12, weight: 700),
        SampleLists.text("23 now", x: 6, y: 34, size: 12, accent: .accent),
      ]
    ).rendered(in: .accented, profile: .tintedIOS18())
    var painter = CellPainter(depth: .attributes)
    func weights() -> [String: Bool] {
      let grid = painter.paint(list).grid
      var weights: [String: Bool] = [:]
      for row in 0..<grid.rows {
        for column in 0..<grid.columns where "S2".contains(grid[column, row].text) {
          weights[grid[column, row].text] = grid[column, row].attributes.contains(.bold)
        }
      }
      return weights
    }
    #expect(weights() == ["S": true, "2": false])
    painter.weighsGroups = true
    #expect(weights() == ["S": false, "2": true])
  }
}

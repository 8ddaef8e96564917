import Drawing
import Foundation
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

  @Test func blackAndWhiteOfOneAlphaBecomeTheSame() {
    let black = color(
      [SampleLists.fill(.rectangle(area), RGBA(white: 0, alpha: 0.3))], .accented, bare)
    let white = color(
      [SampleLists.fill(.rectangle(area), RGBA(white: 1, alpha: 0.3))], .accented, bare)
    #expect(black == white)
    #expect(abs(black.alpha - 0.3) < 0.01)
  }

  @Test func theContainerBackgroundGivesWayToThePlate() {
    let items = [SampleLists.background(area, 0xFF0000, 0xFF0000)]
    let profile = RenderingProfile.tintedIOS18()
    let plate = profile.plate ?? .clear
    #expect(abs(color(items, .accented, profile).blue - plate.blue) < 0.01)
    #expect(color(items, .accented, bare).alpha == 0)
    #expect(color(items, .fullColor, bare).red > 0.99)
  }

  @Test func luminanceToAlphaReadsTheOriginalColours() {
    let layer = Layer(
      items: [SampleLists.fill(.rectangle(area), RGBA(hex: 0x00FF00))],
      colorEffects: [.luminanceToAlpha])
    let result = color([DisplayItem(.layer(layer))], .accented, bare)
    #expect(abs(result.alpha - 0.7154) < 0.01)
    #expect(result.red > 0.99 && result.blue > 0.99)
  }

  @Test func shadowsAndEffectsTakeTheGroupsColour() {
    let layer = Layer(
      items: [SampleLists.fill(.rectangle(area), RGBA(hex: 0x123456), accent: .accent)],
      colorEffects: [.invert, .brightness(0.4)])
    let result = color([DisplayItem(.layer(layer), accent: .accent)], .accented, bare)
    #expect(abs(result.blue - RenderingProfile.standardTint.blue) < 0.01)
  }

  @Test func watchesIgnoreFullColourImages() {
    let image = ImageDrawing(
      content: .pixels(width: 1, height: 1, rgba: Data([255, 0, 0, 255])), frame: area,
      accentedMode: .fullColor)
    #expect(color([DisplayItem(.image(image))], .accented, bare).green < 0.01)
    let watch = RenderingProfile.watch(RGBA(hex: 0x30D158))
    #expect(color([DisplayItem(.image(image))], .accented, watch).green > 0.99)
  }

  @Test func imagesInConflictWithAnAccentableAncestorAreNoted() {
    let image = ImageDrawing(
      content: .missing(name: "cover"), frame: area, accentedMode: .desaturated, name: "cover")
    let list = DisplayList(size: area.size, items: [DisplayItem(.image(image), accent: .accent)])
    #expect(list.accentNotes.map(\.rule) == ["accented-mode-conflict"])
    #expect(DisplayList(size: area.size, items: [DisplayItem(.image(image))]).accentNotes.isEmpty)
  }

  @Test func invisibleTextIsNoted() {
    let list = SampleLists.block.rendered(in: .accented, profile: .tintedIOS18())
    let notes = CellPainter().paint(list).notes.filter { $0.rule == "text-invisible" }
    #expect(notes.count == 2)
    #expect(CellPainter().paint(SampleLists.block).notes.isEmpty)
  }

  @Test func theLegendNamesBothGroups() {
    #expect(
      SampleLists.weather.accentLegend(in: .english)
        == "accent group: 23° · default group: cloud and sun, 서울 Seoul, H:27° L:19°")
    #expect(SampleLists.letters.accentLegend(in: .korean) == nil)
  }
}

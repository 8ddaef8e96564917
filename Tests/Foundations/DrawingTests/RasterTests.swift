import Drawing
import Foundation
import Pixels
import Testing

@Suite("Rasterising")
struct RasterTests {
  private let area = CGRect(x: 0, y: 0, width: 20, height: 20)

  private func color(_ items: [DisplayItem], at x: Double = 10, _ y: Double = 10) -> RGBA {
    Rasterizer(scale: CGSize(width: 1, height: 1))
      .raster(of: DisplayList(size: area.size, items: items))
      .groundColor(at: CGPoint(x: x, y: y))
  }

  private func fill(_ color: RGBA) -> DisplayItem { SampleLists.fill(.rectangle(area), color) }

  private func expect(
    _ color: RGBA, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1
  ) {
    let difference = max(
      abs(color.red - red), abs(color.green - green), abs(color.blue - blue),
      abs(color.alpha - alpha))
    #expect(difference < 0.01, "\(color)")
  }

  @Test(arguments: [
    (LayerBlendMode.multiply, 0.2), (.screen, 0.7), (.overlay, 0.4), (.darken, 0.4),
    (.lighten, 0.5), (.difference, 0.1), (.exclusion, 0.5), (.hardLight, 0.4),
    (.colorDodge, 0.8), (.colorBurn, 0), (.plusLighter, 0.9), (.plusDarker, 0),
    (.luminosity, 0.5), (.color, 0.4), (.destinationOver, 0.4),
  ])
  func blendModesFollowTheirFormulas(mode: LayerBlendMode, result: Double) {
    // A gray of 0.5 on a gray of 0.4, both opaque.
    let layer = Layer(items: [fill(RGBA(white: 0.5))], blendMode: mode)
    let mixed = color([fill(RGBA(white: 0.4)), DisplayItem(.layer(layer))])
    expect(mixed, result, result, result)
  }

  @Test func opacityFadesALayerAsAWhole() {
    // Two opaque fills in a half-transparent layer don't show through each other.
    let layer = Layer(items: [fill(RGBA(hex: 0xFF0000)), fill(RGBA(hex: 0x0000FF))], opacity: 0.5)
    expect(color([fill(.white), DisplayItem(.layer(layer))]), 0.5, 0.5, 1)
  }

  @Test func destinationOutCutsOnlyItsGroup() {
    let group = Layer(
      items: [
        fill(.black), DisplayItem(.layer(Layer(items: [fill(.white)], blendMode: .destinationOut))),
      ], isCompositingGroup: true)
    expect(color([fill(.white), DisplayItem(.layer(group))]), 1, 1, 1)
    var loose = group
    loose.isCompositingGroup = false
    #expect(color([fill(.white), DisplayItem(.layer(loose))]).alpha < 0.01)
  }

  @Test func straightAndPremultipliedColorsMeetInGradients() {
    let paint = Paint.linearGradient(
      stops: [
        GradientStop(color: RGBA(hex: 0xFF0000), location: 0),
        GradientStop(color: .clear, location: 1),
      ], start: .zero, end: CGPoint(x: 20, y: 0))
    let middle = color([
      DisplayItem(.fill(outline: .rectangle(area), paint: paint, isEvenOdd: false))
    ])
    // Fading to clear stays red, without black.
    expect(middle, 1, 0, 0, 0.475)
  }

  @Test func colorEffectsChangeVisibility() {
    func effect(_ effect: Layer.ColorEffect, on base: RGBA) -> RGBA {
      color([DisplayItem(.layer(Layer(items: [fill(base)], colorEffects: [effect])))])
    }
    expect(effect(.brightness(0.2), on: RGBA(white: 0.5)), 0.7, 0.7, 0.7)
    expect(effect(.contrast(0.5), on: .white), 0.75, 0.75, 0.75)
    expect(effect(.grayscale(1), on: RGBA(hex: 0x00FF00)), 0.715, 0.715, 0.715)
    expect(effect(.invert, on: RGBA(hex: 0x00FFFF, alpha: 0.5)), 1, 0, 0, 0.5)
    expect(effect(.multiply(RGBA(red: 1, green: 0.5, blue: 0)), on: .white), 1, 0.5, 0)
    #expect(abs(effect(.luminanceToAlpha, on: RGBA(hex: 0x00FF00)).alpha - 0.7154) < 0.01)
  }

  @Test func masksAndClipsLimitALayer() {
    let half = CGRect(x: 0, y: 0, width: 10, height: 20)
    let masked = Layer(
      items: [fill(.white)], mask: [SampleLists.fill(.rectangle(half), RGBA(white: 0, alpha: 0.5))])
    #expect(abs(color([DisplayItem(.layer(masked))], at: 5).alpha - 0.5) < 0.01)
    #expect(color([DisplayItem(.layer(masked))], at: 15).alpha == 0)
    let clipped = Layer(items: [fill(.white)], clip: .rectangle(half))
    #expect(color([DisplayItem(.layer(clipped))], at: 15).alpha == 0)
  }

  @Test func shadowsFollowTheirOffset() {
    let small = CGRect(x: 2, y: 2, width: 6, height: 6)
    let layer = Layer(
      items: [SampleLists.fill(.rectangle(small), .white)],
      shadow: Layer.Shadow(
        color: RGBA(hex: 0xFF0000), radius: 0, offset: CGSize(width: 8, height: 0)))
    expect(color([DisplayItem(.layer(layer))], at: 13, 5), 1, 0, 0)
    expect(color([DisplayItem(.layer(layer))], at: 5, 5), 1, 1, 1)
  }

  @Test func blurPreservesTheAmountOfInk() {
    let dot = CGRect(x: 8, y: 8, width: 4, height: 4)
    func ink(_ radius: Double) -> Float {
      let layer = Layer(items: [SampleLists.fill(.rectangle(dot), .white)], blurRadius: radius)
      return Rasterizer(scale: CGSize(width: 1, height: 1))
        .raster(
          of: DisplayList(size: CGSize(width: 40, height: 40), items: [DisplayItem(.layer(layer))])
        )
        .ground.reduce(0) { $0 + $1.w }
    }
    #expect(abs(ink(1.5) - ink(0)) < 0.2)
  }

  @Test func textColorPassesThroughMasksAndLayers() {
    let text = SampleLists.text("I", x: 6, y: 4, size: 11, color: RGBA(hex: 0xFF0000))
    let faded = Layer(items: [text], opacity: 0.5)
    let raster = Rasterizer(scale: CGSize(width: 1, height: 1))
      .raster(of: DisplayList(size: area.size, items: [fill(.white), DisplayItem(.layer(faded))]))
    let ink = RGBA(raster.average(in: CGRect(x: 6.5, y: 8, width: 1, height: 2)).ink)
    expect(ink, 1, 0.5, 0.5)
    #expect(raster.glyphs.count == 1)
  }

  @Test func extremeSizesDoNotHang() {
    let huge = DisplayList(
      size: CGSize(width: 1e9, height: Double.infinity),
      items: [
        SampleLists.fill(
          .ellipse(in: CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)), .white)
      ])
    #expect(Rasterizer(scale: CGSize(width: 0.001, height: 0.001)).raster(of: huge).width <= 8192)
    let none = DisplayList(size: CGSize(width: Double.nan, height: -4), items: [fill(.white)])
    #expect(Rasterizer(scale: CGSize(width: 1, height: 1)).raster(of: none).ground.isEmpty)
  }
}

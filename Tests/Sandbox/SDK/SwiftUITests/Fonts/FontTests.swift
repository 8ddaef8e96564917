import Drawing
import SwiftUI
import Testing

struct FontTests {
  private func resolve(_ font: Font, _ size: DynamicTypeSize = .large) -> FontDescription {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = size
    return font.resolve(in: environment)
  }

  @Test(arguments: [
    (Font.largeTitle, 34.0, 41.0, 400), (.title, 28, 34, 400), (.title2, 22, 28, 400),
    (.title3, 20, 25, 400), (.headline, 17, 22, 600), (.body, 17, 22, 400), (.callout, 16, 21, 400),
    (.subheadline, 15, 20, 400), (.footnote, 13, 18, 400), (.caption, 12, 16, 400),
    (.caption2, 11, 13, 400),
  ])
  func textStylesHaveApplesSizes(font: Font, size: Double, leading: Double, weight: Int) {
    let resolved = resolve(font)
    #expect(resolved.size == size)
    #expect(resolved.lineHeight == leading)
    #expect(resolved.weight == weight)
  }

  @Test func onlyTextStylesGrow() {
    #expect(resolve(.body, .accessibility5).size == 53)
    #expect(resolve(.caption2, .xSmall).size == 11)
    #expect(resolve(.system(size: 20), .accessibility5).size == 20)
    #expect(resolve(.custom("Inter", size: 22), .accessibility5).size == 62)
    #expect(resolve(.custom("Inter", fixedSize: 17), .accessibility5).size == 17)
  }

  /// Core Text uses 12 points for a size of 0.
  @Test func aCustomFontWithoutASizeHas12Points() {
    #expect(resolve(.custom("HelveticaNeue-Bold", size: .leastNonzeroMagnitude)).size == 12)
    #expect(resolve(.custom("HelveticaNeue-Bold", fixedSize: 0)).size == 12)
    #expect(resolve(.custom("HelveticaNeue-Bold", size: 1)).size == 1)
  }

  @Test func fontsOfThePhoneHaveSimilarOnes() {
    #expect(resolve(.custom("HiraMinProN-W3", size: 17), .large).design == .serif)
    #expect(resolve(.custom("Menlo-Bold", size: 17), .large).design == .monospaced)
    #expect(resolve(.custom("Menlo-Bold", size: 17), .large).weight == 700)
    #expect(resolve(.custom("Courier New", size: 17), .large).weight == 400)
    #expect(resolve(.custom("Inter-Bold", size: 17), .large).weight == 400)
  }

  @Test func boldIsTheStylesOwnBold() {
    #expect(resolve(.title.bold()).weight == 700)
    #expect(resolve(.body.bold()).weight == 600)
    #expect(resolve(.system(size: 30).bold()).weight == 700)
    #expect(resolve(.system(size: 30, weight: .black).bold()).weight == 900)
  }

  @Test func modifiersCombine() {
    let font = resolve(
      .system(.title2, design: .rounded, weight: .light).italic().monospacedDigit())
    #expect(font.design == .rounded)
    #expect(font.weight == 300)
    #expect(font.isItalic)
    #expect(font.hasMonospacedDigits)
    #expect(resolve(.body.leading(.tight)).lineHeight == 20)
    #expect(resolve(.body.width(.condensed)).widthScale < 1)
  }

  @Test @MainActor func viewModifiersReachTextInside() {
    let drawn = Drawn(
      VStack { Text("12") }.font(.title).fontWeight(.heavy).monospacedDigit().fontDesign(.serif))
    let font = drawn.runs.first?.font
    #expect(font?.size == 28)
    #expect(font?.weight == 800)
    #expect(font?.design == .serif)
    #expect(font?.hasMonospacedDigits == true)
  }

  @Test @MainActor func aNilWeightResetsTheOuterOne() {
    let drawn = Drawn(Text("a").fontWeight(nil).font(.body).fontWeight(.black))
    #expect(drawn.runs.first?.font.weight == 900)
    let view = Drawn(VStack { Text("a") }.fontWeight(nil).fontWeight(.black))
    #expect(view.runs.first?.font.weight == 400)
  }

  @Test @MainActor func scaledMetricFollowsTheTextSize() {
    struct Badge: View {
      @ScaledMetric(relativeTo: .body) var side: CGFloat = 22
      var body: some View { Color.red.frame(width: side, height: side) }
    }
    let drawn = Drawn(Badge().environment(\.dynamicTypeSize, .accessibility1))
    #expect(drawn.nodes("Color").first?.frame.width == 34)
  }

  /// In a widget on a phone, `accessibility5` enlarges a custom font of 54 points to 71, and `xSmall` changes
  /// nothing.
  @Test @MainActor func aWidgetLimitsTheTextSizesOfItsViews() {
    let text = Text("a").font(.custom("Inter", size: 22))
    func size(_ view: some View) -> Double? { Drawn(view).runs.first?.font.size }
    #expect(size(text.dynamicTypeSize(.accessibility5)) == 29)
    #expect(size(text.dynamicTypeSize(.xSmall)) == 22)
    #expect(size(text.dynamicTypeSize(...DynamicTypeSize.small)) == 22)
    let chosen = text.dynamicTypeSize(.accessibility5)
      .environment(\.dynamicTypeSize, .accessibility5)
    #expect(size(chosen) == 62)
  }
}

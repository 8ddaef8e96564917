import Drawing
import Foundation
import Testing

@Suite("Text metrics follow SF Pro")
struct TextMetricsTests {
  let metrics = TextMetrics.sanFrancisco

  /// Returns the average advance in em.
  private func em(_ string: String, size: Double, weight: Int = 400) -> Double {
    let font = FontDescription(size: size, weight: weight)
    return metrics.width(of: string, in: font) / Double(string.count) / size
  }

  @Test func theTextFaceKeepsItsMeasuredAverages() {
    // At 12 points there's no tracking.
    #expect(abs(em("0123456789", size: 12) - 0.63) < 0.005)
    #expect(abs(em("abcdefghijklmnopqrstuvwxyz", size: 12) - 0.53) < 0.005)
    #expect(abs(em("ABCDEFGHIJKLMNOPQRSTUVWXYZ", size: 12) - 0.675) < 0.005)
    #expect(abs(em("abcdefghijklmnopqrstuvwxyz", size: 12, weight: 600) - 0.558) < 0.006)
    #expect(abs(em("ABCDEFGHIJKLMNOPQRSTUVWXYZ", size: 12, weight: 700) - 0.710) < 0.006)
  }

  @Test func examplesOfTheTypographyTableMatch() {
    // Calculated by hand from measured widths and the HIG's tracking table.
    let caption = FontDescription(size: 11)
    #expect(abs(metrics.width(of: "H:27° L:19°", in: caption) - 60) < 1.5)
    let light = FontDescription(size: 36, weight: 300)
    #expect(abs(metrics.width(of: "23°", in: light) - 58) < 1.5)
  }

  @Test func theDisplayFaceBeginsAtTwentyPoints() {
    let text = FontDescription(size: 19)
    let display = FontDescription(size: 20)
    let perPoint = metrics.width(of: "n", in: text) / 19
    #expect(metrics.width(of: "n", in: display) / 20 < perPoint * 0.93)
  }

  @Test func widthsGrowSmoothlyWithWeight() {
    for size in [13.0, 17, 28, 60] {
      var last = 0.0
      for weight in stride(from: 100, through: 900, by: 50) {
        let width = metrics.width(of: "Weather 23", in: FontDescription(size: size, weight: weight))
        #expect(width >= last)
        #expect(last == 0 || width < last * 1.06)
        last = width
      }
    }
  }

  @Test func monospacedDigitsAreEqual() {
    let font = FontDescription(size: 17, hasMonospacedDigits: true)
    let widths = Set("0123456789".map { metrics.advance(of: $0, in: font) })
    #expect(widths.count == 1)
    let plain = FontDescription(size: 17)
    #expect(metrics.advance(of: "1", in: plain) < metrics.advance(of: "0", in: plain))
  }

  @Test func otherScriptsHaveTheirWidths() {
    let font = FontDescription(size: 12)
    #expect(metrics.advance(of: "한", in: font) == 12 * 0.92)
    #expect(metrics.advance(of: "漢", in: font) == 12)
    #expect(metrics.advance(of: "あ", in: font) == 12)
    #expect(metrics.advance(of: "👨‍👩‍👧‍👦", in: font) == 15)
    #expect(metrics.advance(of: "🇰🇷", in: font) == metrics.advance(of: "🙂", in: font))
    #expect(metrics.advance(of: "é", in: font) == metrics.advance(of: "e", in: font))
    #expect(metrics.advance(of: "e\u{301}", in: font) == metrics.advance(of: "e", in: font))
    #expect(metrics.advance(of: "\u{200B}", in: font) == 0)
  }

  @Test func lineHeightsMatchTheFont() {
    let plain = FontDescription(size: 10)
    #expect(abs(metrics.lineHeight(of: plain) - 11.93) < 1e-9)
    #expect(abs(metrics.ascent(of: plain) + metrics.descent(of: plain) - 11.93) < 1e-9)
    let body = FontDescription(size: 17, lineHeight: 22)
    #expect(metrics.lineHeight(of: body) == 22)
    // Leading beyond the font's height is split evenly.
    #expect(abs(metrics.ascent(of: body) - (0.952 * 17 + (22 - 17 * 1.193) / 2)) < 1e-9)
  }

  @Test func fixedCellsMeasureEveryCharacterAlike() {
    let cell = TextMetrics.fixedCell(width: 10, height: 20)
    #expect(cell.width(of: "iW한", in: FontDescription(size: 17)) == 30)
    #expect(cell.lineHeight(of: FontDescription(size: 17)) == 20)
  }
}

import Drawing
import Foundation
import PictureReading
import Testing
import WidgetLint

@Suite("Contrast is WCAG's")
struct ContrastTests {
  @Test(
    arguments: [
      // The limits of the formula, and values from the guidelines' examples.
      (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1.0), (0x777777, 0xFFFFFF, 4.48),
      (0xFF9500, 0xFFFFFF, 2.20), (0xFFCC00, 0xFFFFFF, 1.51), (0xFF9500, 0x000000, 9.55),
      (0x8E8E93, 0xFFFFFF, 3.26), (0x007AFF, 0xFFFFFF, 4.02),
    ] as [(UInt32, UInt32, Double)])
  func ratio(_ one: UInt32, _ other: UInt32, _ expected: Double) {
    let ratio = RGBA(hex: one).contrast(with: RGBA(hex: other))
    #expect(abs(ratio - expected) < 0.01, "\(ratio)")
  }

  @Test func huesAreDistinguished() throws {
    #expect(try #require(RGBA(hex: 0xFF0000).hue) == 0)
    #expect(try #require(RGBA(hex: 0x00FF00).hue) == 120)
    #expect(RGBA(white: 0.5).hue == nil)
  }

  @Test func hueDistinguishesEqualBrightness() {
    let (red, green) = (RGBA(hex: 0xD02020), RGBA(hex: 0x007A00))
    #expect(red.contrast(with: green) < RGBA.leastContrast)
    #expect(red.standsOut(from: green))
    #expect(!RGBA(white: 0.95).standsOut(from: .white))
  }
}

import Drawing
import Testing

import WidgetLint

@Suite("The system's own colors are known")
struct SystemLabelTests {
  @Test func systemLabelColorsAreRecognized() {
    #expect(SystemLabel.isLabel(.color(.black)))
    #expect(SystemLabel.isLabel(.color(RGBA(hex: 0x3C3C43, alpha: 0.6))))
    #expect(!SystemLabel.isLabel(.color(RGBA(white: 0.6))))
    #expect(SystemLabel.isBackground(RGBA(hex: 0x1C1C1E)))
    #expect(!SystemLabel.isBackground(RGBA(hex: 0xFFCC00)))
  }
}

import Drawing
import Foundation
import SwiftUI
import Testing

@MainActor
struct UIColorTests {
  private func name(_ color: UIColor, isDark: Bool = false) -> String {
    Drawn(Color(uiColor: color)) { $0.colorScheme = isDark ? .dark : .light }
      .fills.first?.paint.name ?? "nothing"
  }

  @Test func systemColorsAdapt() {
    #expect(name(.systemBackground) == "FFFFFF")
    #expect(name(.systemBackground, isDark: true) == "000000")
    #expect(name(.secondaryLabel) == "3C3C43@60")
    #expect(name(.systemGray3, isDark: true) == "48484A")
    #expect(name(.tertiarySystemFill) == "767680@12")
  }

  @Test func fixedColorsDoNot() {
    #expect(name(.red, isDark: true) == "FF0000")
    #expect(name(.lightGray) == "AAAAAA")
    #expect(name(.lightText, isDark: true) == "FFFFFF@60")
    #expect(name(.darkText, isDark: true) == "000000")
    #expect(name(.label.withAlphaComponent(0.5), isDark: true) == "FFFFFF@50")
  }

  @Test func aDynamicProviderIsCalledForEachAppearance() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(name(color) == "000000")
    #expect(name(color, isDark: true) == "FFFFFF")
  }

  @Test func componentsCanBeRead() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.25, 0.5, 1, 0.75])
    #expect(color == UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75))
    #expect(Set([color, UIColor(white: 0, alpha: 1), UIColor.black]).count == 2)
  }

  @Test func colorsRoundTrip() {
    #expect(name(UIColor(Color.red), isDark: true) == "FF453A")
    #expect(Color(UIColor.systemRed.cgColor).rgba(in: EnvironmentValues()).red == 1)
  }

  @Test func fontsHaveTheirStylesSizes() {
    #expect(UIFont.preferredFont(forTextStyle: .headline).pointSize == 17)
    #expect(UIFont.systemFont(ofSize: 20, weight: .semibold).pointSize == 20)
    let font = Font(UIFont.systemFont(ofSize: 20, weight: .semibold)).resolve(
      in: EnvironmentValues())
    #expect(font.size == 20 && font.weight == 600)
  }
}

import Drawing
import PhoneFacts
import Sentences
import SwiftUI
import Testing

@MainActor
struct ColorTests {
  private func name(_ color: Color, isDark: Bool = false, iOS: Int = 18) -> String {
    var environment = EnvironmentValues()
    environment.colorScheme = isDark ? .dark : .light
    environment.systemVersion = SystemVersion(iOS)
    return Paint.color(color.rgba(in: environment)).name
  }

  @Test(arguments: [
    (Color.red, ["FF3B30", "FF453A", "FF383C", "FF4245"]),
    (.orange, ["FF9500", "FF9F0A", "FF8D28", "FF9230"]),
    (.yellow, ["FFCC00", "FFD60A", "FFCC00", "FFD600"]),
    (.green, ["34C759", "30D158", "34C759", "30D158"]),
    (.cyan, ["32ADE6", "64D2FF", "00C0E8", "3CD3FE"]),
    (.accentColor, ["007AFF", "0A84FF", "0088FF", "0091FF"]),
    (.primary, ["000000", "FFFFFF", "000000", "FFFFFF"]),
    (.secondary, ["3C3C43@60", "EBEBF5@60", "3C3C43@60", "EBEBF5@60"]),
    (.white, ["FFFFFF", "FFFFFF", "FFFFFF", "FFFFFF"]),
  ])
  func systemColorsFollowAppearanceAndSystemVersion(color: Color, expected: [String]) {
    let names = [
      name(color), name(color, isDark: true), name(color, iOS: 26),
      name(color, isDark: true, iOS: 26),
    ]
    #expect(names == expected)
  }

  @Test func colorsMayWrapOtherStyles() {
    struct Ink: ShapeStyle, Hashable {
      var isStrong = true
      func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        Color(isStrong && environment.colorScheme == .light ? .pink : .white)
          .resolve(in: environment)
      }
    }
    #expect(name(Color(.pink)) == "FF2D55")
    #expect(Color(.pink) == Color.pink)
    #expect(name(Color(Ink())) == "FF2D55")
    #expect(name(Color(Ink()), isDark: true) == "FFFFFF")
    #expect(Color(Ink()) == Color(Ink()))
    #expect(Color(Ink()) != Color(Ink(isStrong: false)))
  }

  @Test func opacityMultipliesAndNests() {
    #expect(name(.red.opacity(0.5).opacity(0.5)) == "FF3B30@25")
    #expect(name(Color.secondary.opacity(0.5)) == "3C3C43@30")
  }

  @Test func hueSaturationAndBrightnessFollowTheHexcone() {
    #expect(name(Color(hue: 0, saturation: 1, brightness: 1)) == "FF0000")
    #expect(name(Color(hue: 1.0 / 3, saturation: 1, brightness: 1)) == "00FF00")
    #expect(name(Color(hue: 2.0 / 3, saturation: 1, brightness: 0.5)) == "000080")
    #expect(name(Color(hue: 0.25, saturation: 0, brightness: 0.2)) == "333333")
  }

  @Test func linearAndDisplayP3ComponentsAreConverted() {
    #expect(name(Color(.sRGBLinear, red: 0.2140, green: 0, blue: 1)) == "7F00FF")
    let wide = Color(.displayP3, red: 1, green: 0, blue: 0).rgba(in: EnvironmentValues())
    #expect(wide.red > 1.09 && wide.red < 1.10)
    #expect(wide.green < -0.2 && wide.green > -0.25)
    #expect(name(Color(.displayP3, white: 0.5)) == "808080")
  }

  @Test func resolvedColorsKeepLinearComponents() {
    let resolved = Color(red: 0.5, green: 1, blue: 0, opacity: 0.25).resolve(
      in: EnvironmentValues())
    #expect(abs(resolved.linearRed - 0.2140) < 0.001)
    #expect(resolved.linearGreen == 1)
    #expect(abs(resolved.red - 0.5) < 0.001)
    #expect(resolved.opacity == 0.25)
    #expect(name(Color(resolved)) == "80FF00@25")
  }

  @Test func mixingInterpolatesColors() {
    #expect(name(Color.black.mix(with: .white, by: 0.5, in: .device)) == "808080")
    #expect(name(Color.black.mix(with: .white, by: 2, in: .perceptual)) == "FFFFFF")
    let middle = Color.black.mix(with: .white, by: 0.5).rgba(in: EnvironmentValues())
    #expect(middle.red > 0.35 && middle.red < 0.45)
  }

  @Test func aMissingNamedColorIsClearWithXcodesWarning() {
    let drawn = Drawn(Color("Ocean"))
    #expect(drawn.fills.map(\.paint.name) == ["000000@0"])
    #expect(
      drawn.picture.notes.map { $0.message.spoken(in: .english) } == [
        "No color named 'Ocean' found in asset catalog for main bundle"
      ])
  }

  @Test func descriptionsAreApples() {
    #expect(Color.red.description == "red")
    #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
  }
}

/// The colors that a system version uses in accented and vibrant rendering.
///
/// Sources: Apple's documentation of `WidgetRenderingMode` and `WidgetAccentedRenderingMode`, and the HIG's
/// "Widgets" page for iOS 26 ("tints primary and accented content white"). The plates of iOS 18 and the
/// vibrant formula are visual estimates.
package struct RenderingProfile: Hashable, Codable, Sendable {
  /// The flat color of views with `widgetAccentable()`.
  package var accent: RGBA
  /// The flat color of all other views.
  package var primary: RGBA
  /// The replacement for the container background, or `nil` for none.
  package var plate: RGBA?
  /// Whether `.fullColor` images keep their colors; false on watchOS.
  package var showsFullColorImages: Bool
  /// The gray level of the blurred wallpaper below vibrant content, from 0 to 1.
  package var vibrantBackdrop: Double
  /// The color that multiplies vibrant content: white, the Lock Screen's tint, or red at night.
  package var vibrantTint: RGBA

  package init(
    accent: RGBA, primary: RGBA = .white, plate: RGBA?, showsFullColorImages: Bool = true,
    vibrantBackdrop: Double = 0.25, vibrantTint: RGBA = .white
  ) {
    self.accent = accent
    self.primary = primary
    self.plate = plate
    self.showsFullColorImages = showsFullColorImages
    self.vibrantBackdrop = vibrantBackdrop
    self.vibrantTint = vibrantTint
  }

  /// The default blue tint of iOS.
  package static let standardTint = RGBA(hex: 0x0A84FF)
  /// The red tint of StandBy at night.
  package static let nightTint = RGBA(red: 1, green: 0.23, blue: 0.19)

  /// Returns the profile of the tinted Home Screen of iOS 18: a tinted accent group, white content and a dark
  /// plate.
  package static func tintedIOS18(_ tint: RGBA = standardTint) -> RenderingProfile {
    RenderingProfile(
      accent: tint.opaque, plate: RGBA(hex: 0x1C1C1E).mixed(with: tint.opaque, by: 0.12))
  }

  /// Returns the profile of the tinted Home Screen of iOS 26: white content on tinted glass.
  package static func tintedIOS26(_ tint: RGBA = standardTint) -> RenderingProfile {
    RenderingProfile(
      accent: .white, plate: glass(over: RGBA(hex: 0x2C2C2E).mixed(with: tint.opaque, by: 0.45)))
  }

  /// Returns the profile of the clear Home Screen of iOS 26: white content on glass over the wallpaper.
  package static func clearIOS26(
    wallpaper: RGBA = RGBA(hex: 0x5B6B8C)
  ) -> RenderingProfile {
    RenderingProfile(accent: .white, plate: glass(over: wallpaper.mixed(with: .black, by: 0.65)))
  }

  /// Returns the profile of a watch face: the accent group in the face's color, without a plate.
  package static func watch(_ faceColor: RGBA) -> RenderingProfile {
    RenderingProfile(accent: faceColor.opaque, plate: nil, showsFullColorImages: false)
  }

  /// Returns the profile of an iOS version's tinted Home Screen.
  package static func tinted(iOS version: Int, tint: RGBA = standardTint) -> RenderingProfile {
    version < 26 ? tintedIOS18(tint) : tintedIOS26(tint)
  }

  package func color(of group: AccentGroup) -> RGBA {
    group == .accent ? accent : primary
  }

  private static func glass(over color: RGBA) -> RGBA { color.mixed(with: .white, by: 0.12) }
}

extension RGBA {
  var opaque: RGBA { RGBA(red: red, green: green, blue: blue) }

  package func mixed(with other: RGBA, by fraction: Double) -> RGBA {
    RGBA(
      red: red + (other.red - red) * fraction, green: green + (other.green - green) * fraction,
      blue: blue + (other.blue - blue) * fraction, alpha: alpha + (other.alpha - alpha) * fraction)
  }
}

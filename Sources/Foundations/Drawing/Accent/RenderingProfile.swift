/// How one version of the system colours widgets that are not in full colour.
///
/// Sources: Apple's documentation of `WidgetRenderingMode` and `WidgetAccentedRenderingMode`; the
/// HIG's "Widgets" page for iOS 26 ("tints primary and accented content white"); the plates of
/// iOS 18 and the vibrant formula are estimates by eye.
package struct RenderingProfile: Hashable, Codable, Sendable {
  /// The flat colour of what stands at or under `widgetAccentable()`.
  package var accent: RGBA
  /// The flat colour of everything else.
  package var primary: RGBA
  /// What the system puts in the place of the container background; nil is nothing.
  package var plate: RGBA?
  /// False on watchOS, where `.fullColor` images are treated as any other.
  package var showsFullColorImages: Bool
  /// The grey of the blurred wallpaper below vibrant content, from 0 to 1.
  package var vibrantBackdrop: Double
  /// What vibrant content is multiplied by: white, the lock screen's tint, red at night.
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

  /// The blue that iOS offers first.
  package static let standardTint = RGBA(hex: 0x0A84FF)
  /// The red of StandBy at night.
  package static let nightTint = RGBA(red: 1, green: 0.23, blue: 0.19)

  /// iOS 18's tinted home screen: the tint for the accent group, white for the rest, a dark plate.
  package static func tintedIOS18(_ tint: RGBA = standardTint) -> RenderingProfile {
    RenderingProfile(
      accent: tint.opaque, plate: RGBA(hex: 0x1C1C1E).mixed(with: tint.opaque, by: 0.12))
  }

  /// iOS 26's tinted home screen: both groups white on tinted glass.
  package static func tintedIOS26(_ tint: RGBA = standardTint) -> RenderingProfile {
    RenderingProfile(
      accent: .white, plate: glass(over: RGBA(hex: 0x2C2C2E).mixed(with: tint.opaque, by: 0.45)))
  }

  /// iOS 26's clear home screen: both groups white on glass over the wallpaper.
  package static func clearIOS26(
    wallpaper: RGBA = RGBA(hex: 0x5B6B8C)
  ) -> RenderingProfile {
    RenderingProfile(accent: .white, plate: glass(over: wallpaper.mixed(with: .black, by: 0.65)))
  }

  /// A watch face: the accent group in the face's colour, no plate.
  package static func watch(_ faceColor: RGBA) -> RenderingProfile {
    RenderingProfile(accent: faceColor.opaque, plate: nil, showsFullColorImages: false)
  }

  /// The profile of an iOS version's tinted home screen.
  package static func tinted(iOS version: Int, tint: RGBA = standardTint) -> RenderingProfile {
    version < 26 ? tintedIOS18(tint) : tintedIOS26(tint)
  }

  /// The flat colour of a group.
  package func color(of group: AccentGroup) -> RGBA {
    group == .accent ? accent : primary
  }

  private static func glass(over color: RGBA) -> RGBA { color.mixed(with: .white, by: 0.12) }
}

extension RGBA {
  /// The colour without its transparency.
  var opaque: RGBA { RGBA(red: red, green: green, blue: blue) }

  /// The colour moved towards `other` by a fraction, alpha included.
  package func mixed(with other: RGBA, by fraction: Double) -> RGBA {
    RGBA(
      red: red + (other.red - red) * fraction, green: green + (other.green - green) * fraction,
      blue: blue + (other.blue - blue) * fraction, alpha: alpha + (other.alpha - alpha) * fraction)
  }
}

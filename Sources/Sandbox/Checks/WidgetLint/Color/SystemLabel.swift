package import Drawing
import PictureReading

/// Apple's label colors on Apple's backgrounds, which are exempt from the contrast rule.
///
/// A secondary label on white has a contrast of 3.4:1, and a tertiary label has 1.7:1. A strict minimum of
/// 4.5:1 would reject the system's own hierarchy. The values are iOS's label and background colors.
package enum SystemLabel {
  private static let labels = [
    RGBA.black, .white,
    RGBA(hex: 0x3C3C43, alpha: 0.6), RGBA(hex: 0x3C3C43, alpha: 0.3),
    RGBA(hex: 0x3C3C43, alpha: 0.18), RGBA(hex: 0xEBEBF5, alpha: 0.6),
    RGBA(hex: 0xEBEBF5, alpha: 0.3), RGBA(hex: 0xEBEBF5, alpha: 0.18),
    RGBA(hex: 0xEBEBF5, alpha: 0.16),
  ]

  private static let backgrounds = [
    RGBA.white, .black, RGBA(hex: 0xF2F2F7), RGBA(hex: 0x1C1C1E), RGBA(hex: 0x2C2C2E),
    RGBA(hex: 0x3A3A3C),
  ]

  /// The default tint of controls, light and dark.
  private static let tints = [RGBA(hex: 0x007AFF), RGBA(hex: 0x0A84FF)]

  /// The opacity of the tint behind the label of a bordered button.
  private static let borderedShare = 0.18

  /// The tolerance for the system's fills over its backgrounds.
  private static let tolerance = 0.03

  /// Returns whether a paint is one of the label colors.
  package static func isLabel(_ paint: Paint) -> Bool {
    guard let color = paint.plainColor else { return false }
    return labels.contains { $0.isClose(to: color, tolerance: 0.006) }
  }

  /// Returns whether a color is close to one of the backgrounds.
  package static func isBackground(_ color: RGBA) -> Bool {
    backgrounds.contains { $0.isClose(to: color, tolerance: tolerance) }
  }

  /// Returns whether a paint on a background color looks like a bordered button with the default tint.
  package static func isBorderedButton(_ paint: Paint, on ground: RGBA) -> Bool {
    guard let color = paint.plainColor,
      let tint = tints.first(where: { $0.isClose(to: color, tolerance: 0.006) })
    else { return false }
    return backgrounds.contains {
      tint.opacity(borderedShare).over($0).isClose(to: ground, tolerance: tolerance)
    }
  }
}

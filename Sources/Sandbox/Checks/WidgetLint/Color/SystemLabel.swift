package import Drawing
import PictureReading

/// Apple's own label colours on Apple's own backgrounds, which are as they are.
///
/// Secondary label on white has a contrast of 3.4:1, tertiary 1.7:1: a plain "4.5 or fail" would
/// reject the system's own hierarchy. Values of iOS's label and background colours.
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

  /// What controls are drawn in where nobody has chosen a tint, in light and in dark.
  private static let tints = [RGBA(hex: 0x007AFF), RGBA(hex: 0x0A84FF)]

  /// How much of their tint lies behind the words of bordered buttons.
  private static let borderedShare = 0.18

  /// The system's fills over its backgrounds move them a little.
  private static let tolerance = 0.03

  /// Whether a paint is one of the label colours.
  package static func isLabel(_ paint: Paint) -> Bool {
    guard let color = paint.plainColor else { return false }
    return labels.contains { $0.isClose(to: color, tolerance: 0.006) }
  }

  /// Whether a colour is one of the backgrounds, or nearly.
  package static func isBackground(_ color: RGBA) -> Bool {
    backgrounds.contains { $0.isClose(to: color, tolerance: tolerance) }
  }

  /// Whether a paint on a colour is what a bordered button looks like to which nobody has given a tint.
  package static func isBorderedButton(_ paint: Paint, on ground: RGBA) -> Bool {
    guard let color = paint.plainColor,
      let tint = tints.first(where: { $0.isClose(to: color, tolerance: 0.006) })
    else { return false }
    return backgrounds.contains {
      tint.opacity(borderedShare).over($0).isClose(to: ground, tolerance: tolerance)
    }
  }
}

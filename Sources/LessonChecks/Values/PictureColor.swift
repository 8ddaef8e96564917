package import Drawing
import Foundation

/// A colour as it is drawn, in sRGB; components run from 0 to 1.
public struct PictureColor: Hashable, Sendable, CustomStringConvertible {
  /// From 0 to 1.
  public var red: Double
  /// From 0 to 1.
  public var green: Double
  /// From 0 to 1.
  public var blue: Double
  /// The opacity, from 0 to 1.
  public var alpha: Double

  /// A colour of sRGB; each part runs from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour written as `0xRRGGBB`.
  public init(hex: UInt32) {
    self.init(RGBA(hex: hex))
  }

  /// A colour as pictures hold it.
  package init(_ color: RGBA) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// The relative luminance of WCAG 2.1, from 0 (black) to 1 (white), alpha disregarded.
  public var luminance: Double {
    func linear(_ component: Double) -> Double {
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of WCAG 2.1, from 1 (none) to 21 (black on white).
  public func contrast(with other: PictureColor) -> Double {
    let (lighter, darker) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// True when no component differs by more than `tolerance`.
  public func isClose(to other: PictureColor, tolerance: Double = 0.02) -> Bool {
    abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
      && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
  }

  /// The colour as seen on an opaque `backdrop`.
  public func over(_ backdrop: PictureColor) -> PictureColor {
    func mix(_ front: Double, _ back: Double) -> Double { front * alpha + back * (1 - alpha) }
    return PictureColor(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green),
      blue: mix(blue, backdrop.blue))
  }

  /// `#RRGGBB`, followed by the opacity where there is some transparency.
  public var description: String {
    func byte(_ component: Double) -> Int {
      Int(saturating: (min(max(component, 0), 1) * 255).rounded())
    }
    let hex = String(format: "#%02X%02X%02X", byte(red), byte(green), byte(blue))
    return alpha >= 0.995 ? hex : hex + " at \(Int(saturating: (alpha * 100).rounded())) %"
  }
}

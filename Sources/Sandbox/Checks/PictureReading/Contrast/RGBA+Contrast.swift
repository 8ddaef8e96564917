package import Drawing
import Foundation

extension RGBA {
  /// The relative luminance of WCAG 2.1, from 0 (black) to 1 (white), ignoring alpha.
  package var relativeLuminance: Double {
    func linear(_ component: Double) -> Double {
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast ratio of WCAG 2.1, from 1 (none) to 21 (black on white).
  package func contrast(with other: RGBA) -> Double {
    let (one, another) = (relativeLuminance, other.relativeLuminance)
    return (max(one, another) + 0.05) / (min(one, another) + 0.05)
  }

  /// The minimum contrast for a view to be distinguishable from its background.
  ///
  /// Black on the dark gray of a widget in dark mode has a contrast of 1.2, and a quaternary label on white
  /// has 1.4.
  package static let leastContrast = 1.25

  /// Returns whether the color is distinguishable from `ground`.
  ///
  /// The color needs a contrast of at least `contrast`, or a component that differs by a quarter of its
  /// range. The second condition covers colors of equal brightness.
  package func standsOut(from ground: RGBA, by contrast: Double = leastContrast) -> Bool {
    self.contrast(with: ground) >= contrast || distance(to: ground) >= 60.0 / 255
  }

  /// Returns the largest difference between components, from 0 to 1, ignoring alpha.
  private func distance(to other: RGBA) -> Double {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }

  /// The gray that represents a wallpaper behind transparent parts of a picture.
  package static let wallpaper = RGBA(white: 0.25)

  /// Returns the color composited over an opaque backdrop.
  package func over(_ backdrop: RGBA) -> RGBA {
    func mix(_ front: Double, _ back: Double) -> Double { front * alpha + back * (1 - alpha) }
    return RGBA(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green),
      blue: mix(blue, backdrop.blue))
  }

  /// Returns whether no component differs by more than `tolerance`.
  package func isClose(to other: RGBA, tolerance: Double = 0.02) -> Bool {
    abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
      && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
  }

  /// The color's distance from gray, from 0 to 1.
  package var chroma: Double { max(red, green, blue) - min(red, green, blue) }

  /// Returns the distance between two hues on the color wheel in degrees, at most 180.
  package static func distance(ofHue first: Double, to second: Double) -> Double {
    let way = abs(first - second)
    return min(way, 360 - way)
  }

  /// The hue in degrees, or `nil` for colors close to gray.
  package var hue: Double? {
    let (high, range) = (max(red, green, blue), chroma)
    guard range > 0.15 * max(high, 0.01), range > 0.08 else { return nil }
    let sector =
      high == red
      ? (green - blue) / range
      : high == green ? (blue - red) / range + 2 : (red - green) / range + 4
    return (sector * 60 + 360).truncatingRemainder(dividingBy: 360)
  }

  /// The color as `#RRGGBB`.
  package var hexadecimal: String { String(format: "#%06X", bytes >> 8) }
}

extension Paint {
  /// The paint's color, or `nil` for gradients, materials and images.
  package var plainColor: RGBA? {
    if case .color(let color) = self { color } else { nil }
  }
}

package import Drawing
import Foundation

extension RGBA {
  /// The relative luminance of WCAG 2.1, from 0 (black) to 1 (white), alpha disregarded.
  package var relativeLuminance: Double {
    func linear(_ component: Double) -> Double {
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of WCAG 2.1, from 1 (none) to 21 (black on white).
  package func contrast(with other: RGBA) -> Double {
    let (one, another) = (relativeLuminance, other.relativeLuminance)
    return (max(one, another) + 0.05) / (min(one, another) + 0.05)
  }

  /// Contrast below which a view cannot be told from what is behind it: black on the dark grey of a
  /// widget in dark mode has 1.2, a quaternary label on white 1.4.
  package static let leastContrast = 1.25

  /// True where the colour can be told from `ground`: by a contrast of at least `contrast` or, since hue
  /// tells where brightness does not, by a component that differs by a quarter of its range.
  package func standsOut(from ground: RGBA, by contrast: Double = leastContrast) -> Bool {
    self.contrast(with: ground) >= contrast || distance(to: ground) >= 60.0 / 255
  }

  /// The largest difference of one component, from 0 to 1, alpha disregarded.
  private func distance(to other: RGBA) -> Double {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }

  /// The grey that stands for a wallpaper where a picture is clear.
  package static let wallpaper = RGBA(white: 0.25)

  /// The colour as it is seen on an opaque backdrop.
  package func over(_ backdrop: RGBA) -> RGBA {
    func mix(_ front: Double, _ back: Double) -> Double { front * alpha + back * (1 - alpha) }
    return RGBA(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green),
      blue: mix(blue, backdrop.blue))
  }

  /// True when no component differs by more than `tolerance`.
  package func isClose(to other: RGBA, tolerance: Double = 0.02) -> Bool {
    abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
      && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
  }

  /// How far the colour is from grey, from 0 to 1.
  package var chroma: Double { max(red, green, blue) - min(red, green, blue) }

  /// The way around the colour wheel between two hues in degrees, at most 180.
  package static func distance(ofHue first: Double, to second: Double) -> Double {
    let way = abs(first - second)
    return min(way, 360 - way)
  }

  /// The hue in degrees; nil for what is nearly grey.
  package var hue: Double? {
    let (high, range) = (max(red, green, blue), chroma)
    guard range > 0.15 * max(high, 0.01), range > 0.08 else { return nil }
    let sector =
      high == red
      ? (green - blue) / range
      : high == green ? (blue - red) / range + 2 : (red - green) / range + 4
    return (sector * 60 + 360).truncatingRemainder(dividingBy: 360)
  }

  /// `#RRGGBB`.
  package var hexadecimal: String { String(format: "#%06X", bytes >> 8) }
}

extension Paint {
  /// The paint's one colour; nil for gradients, materials and images.
  package var plainColor: RGBA? {
    if case .color(let color) = self { color } else { nil }
  }
}

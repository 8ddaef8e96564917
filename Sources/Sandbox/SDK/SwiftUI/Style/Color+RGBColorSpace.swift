package import Drawing
import Foundation

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Color {
  /// The color space of a color's components.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Color.RGBColorSpace {
  /// Returns the color in sRGB.
  ///
  /// Components can be outside 0...1 for colors that sRGB can't represent.
  package func sRGB(red: Double, green: Double, blue: Double, alpha: Double) -> RGBA {
    switch self {
    case .sRGB:
      return RGBA(red: red, green: green, blue: blue, alpha: alpha)
    case .sRGBLinear:
      return RGBA(
        red: TransferFunction.encoded(red), green: TransferFunction.encoded(green),
        blue: TransferFunction.encoded(blue), alpha: alpha)
    case .displayP3:
      // Display P3 shares sRGB's transfer function and white point; only the primaries differ.
      let (r, g, b) = (
        TransferFunction.linear(red), TransferFunction.linear(green), TransferFunction.linear(blue)
      )
      return RGBA(
        red: TransferFunction.encoded(1.22494 * r - 0.22494 * g),
        green: TransferFunction.encoded(-0.04206 * r + 1.04206 * g),
        blue: TransferFunction.encoded(-0.01964 * r - 0.07864 * g + 1.09828 * b), alpha: alpha)
    }
  }
}

/// sRGB's transfer function (IEC 61966-2-1), mirrored for negative components.
package enum TransferFunction {
  package static func linear(_ encoded: Double) -> Double {
    let magnitude = abs(encoded)
    let value = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -value : value
  }

  package static func encoded(_ linear: Double) -> Double {
    let magnitude = abs(linear)
    let value =
      magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -value : value
  }
}

extension RGBA {
  /// The color in SwiftUI's format: `#RRGGBBAA`.
  var hexadecimal: String {
    let digits = [red, green, blue, alpha].map { component in
      String(format: "%02X", Int(saturating: (max(0, min(1, component)) * 255).rounded()))
    }
    return "#" + digits.joined()
  }
}

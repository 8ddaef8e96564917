package import Drawing
import Foundation

extension Gradient.ColorSpace {
  /// Returns a mix of two colors in this color space.
  package func mix(_ first: RGBA, _ second: RGBA, at fraction: Double) -> RGBA {
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    let alpha = between(first.alpha, second.alpha)
    guard kind == .perceptual else {
      return RGBA(
        red: between(first.red, second.red), green: between(first.green, second.green),
        blue: between(first.blue, second.blue), alpha: alpha)
    }
    let (a, b) = (PerceptualColor(first), PerceptualColor(second))
    return PerceptualColor(
      lightness: between(a.lightness, b.lightness), a: between(a.a, b.a), b: between(a.b, b.b)
    ).rgba(alpha: alpha)
  }
}

/// A color in Oklab, in which equal steps look equal (Björn Ottosson, 2020).
struct PerceptualColor {
  var lightness, a, b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  init(_ rgba: RGBA) {
    let red = TransferFunction.linear(rgba.red)
    let green = TransferFunction.linear(rgba.green)
    let blue = TransferFunction.linear(rgba.blue)
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  func rgba(alpha: Double) -> RGBA {
    let l = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
    let m = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
    let s = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
    func component(_ linear: Double) -> Double {
      max(0, min(1, TransferFunction.encoded(linear)))
    }
    return RGBA(
      red: component(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: component(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: component(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
  }
}

import Foundation

/// A linear transformation of premultiplied color; constants are multiplied by alpha.
package struct ColorMatrix {
  /// The factors for the output's red: input red, green, blue and alpha; the other rows follow the same pattern.
  package var red: Pixel
  package var green: Pixel
  package var blue: Pixel
  package var alpha: Pixel

  package init(red: Pixel, green: Pixel, blue: Pixel, alpha: Pixel) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a matrix with the same factor and constant for each color, and alpha unchanged.
  package init(diagonal: Float, bias: Float) {
    red = Pixel(diagonal, 0, 0, bias)
    green = Pixel(0, diagonal, 0, bias)
    blue = Pixel(0, 0, diagonal, bias)
    alpha = Pixel(0, 0, 0, 1)
  }

  /// Creates SVG's `saturate` matrix.
  package init(saturation s: Float) {
    red = Pixel(0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0)
    green = Pixel(0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0)
    blue = Pixel(0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0)
    alpha = Pixel(0, 0, 0, 1)
  }

  /// Creates SVG's `hueRotate` matrix.
  package init(hueRotation angle: Double) {
    let c = Float(cos(angle))
    let s = Float(sin(angle))
    red = Pixel(
      0.213 + 0.787 * c - 0.213 * s, 0.715 - 0.715 * c - 0.715 * s, 0.072 - 0.072 * c + 0.928 * s, 0
    )
    green = Pixel(
      0.213 - 0.213 * c + 0.143 * s, 0.715 + 0.285 * c + 0.140 * s, 0.072 - 0.072 * c - 0.283 * s, 0
    )
    blue = Pixel(
      0.213 - 0.213 * c - 0.787 * s, 0.715 - 0.715 * c + 0.715 * s, 0.072 + 0.928 * c + 0.072 * s, 0
    )
    alpha = Pixel(0, 0, 0, 1)
  }

  package func apply(_ pixel: Pixel) -> Pixel {
    let a = min(max((alpha * pixel).sum(), 0), 1)
    let color = Pixel((red * pixel).sum(), (green * pixel).sum(), (blue * pixel).sum(), a)
    return color.clamped(lowerBound: .zero, upperBound: Pixel(repeating: a))
  }
}

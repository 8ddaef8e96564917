import Foundation

/// A linear change of premultiplied colour; constants ride on alpha.
struct ColorMatrix {
  /// What each output component takes from red, green, blue and alpha.
  var red: Pixel
  var green: Pixel
  var blue: Pixel
  var alpha: Pixel

  init(_ effect: Layer.ColorEffect) {
    switch effect {
    case .brightness(let amount):
      self.init(diagonal: 1, bias: Float(amount))
    case .contrast(let amount):
      self.init(diagonal: Float(amount), bias: Float(0.5 * (1 - amount)))
    case .saturation(let amount):
      self.init(saturation: Float(amount))
    case .grayscale(let amount):
      self.init(saturation: Float(1 - min(max(amount, 0), 1)))
    case .hueRotation(let angle):
      self.init(hueRotation: angle)
    case .multiply(let color):
      // Premultiplied components also take the factor's alpha.
      self.init(
        red: Pixel(Float(color.red * color.alpha), 0, 0, 0),
        green: Pixel(0, Float(color.green * color.alpha), 0, 0),
        blue: Pixel(0, 0, Float(color.blue * color.alpha), 0),
        alpha: Pixel(0, 0, 0, Float(color.alpha)))
    case .invert:
      self.init(diagonal: -1, bias: 1)
    case .luminanceToAlpha:
      self.init(
        red: .zero, green: .zero, blue: .zero, alpha: Pixel(0.2125, 0.7154, 0.0721, 0))
    }
  }

  private init(red: Pixel, green: Pixel, blue: Pixel, alpha: Pixel) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  private init(diagonal: Float, bias: Float) {
    red = Pixel(diagonal, 0, 0, bias)
    green = Pixel(0, diagonal, 0, bias)
    blue = Pixel(0, 0, diagonal, bias)
    alpha = Pixel(0, 0, 0, 1)
  }

  /// SVG's `saturate` matrix.
  private init(saturation s: Float) {
    red = Pixel(0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0)
    green = Pixel(0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0)
    blue = Pixel(0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0)
    alpha = Pixel(0, 0, 0, 1)
  }

  /// SVG's `hueRotate` matrix.
  private init(hueRotation angle: Double) {
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

  func apply(_ pixel: Pixel) -> Pixel {
    let a = min(max((alpha * pixel).sum(), 0), 1)
    let color = Pixel((red * pixel).sum(), (green * pixel).sum(), (blue * pixel).sum(), a)
    return color.clamped(lowerBound: .zero, upperBound: Pixel(repeating: a))
  }
}

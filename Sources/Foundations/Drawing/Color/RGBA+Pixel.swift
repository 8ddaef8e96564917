package import Pixels

extension RGBA {
  /// The premultiplied pixel.
  var pixel: Pixel {
    func unit(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
    let alpha = unit(alpha)
    return Pixel(
      Float(unit(red) * alpha), Float(unit(green) * alpha), Float(unit(blue) * alpha), Float(alpha))
  }

  /// Creates a color from a premultiplied pixel.
  package init(_ pixel: Pixel) {
    guard pixel.w > 0 else {
      self = .clear
      return
    }
    func straight(_ value: Float) -> Double { Double(min(max(value / pixel.w, 0), 1)) }
    self.init(
      red: straight(pixel.x), green: straight(pixel.y), blue: straight(pixel.z),
      alpha: Double(min(pixel.w, 1)))
  }

  /// The gray level of the encoded values, from 0 to 1.
  ///
  /// It is the alpha that SVG's `luminanceToAlpha` produces, and the brightness of a cell without color.
  /// Don't compute contrast with it; use `relativeLuminance`, which is linear in light.
  package var luma: Double {
    let weights = Self.lumaWeights
    return Double(weights.x) * red + Double(weights.y) * green + Double(weights.z) * blue
  }

  /// The weights of red, green and blue in `luma`.
  static let lumaWeights = Pixel(0.2125, 0.7154, 0.0721, 0)
}

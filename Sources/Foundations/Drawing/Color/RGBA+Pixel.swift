package import Pixels

extension RGBA {
  /// Premultiplied.
  var pixel: Pixel {
    func unit(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
    let alpha = unit(alpha)
    return Pixel(
      Float(unit(red) * alpha), Float(unit(green) * alpha), Float(unit(blue) * alpha), Float(alpha))
  }

  /// The straight colour of a premultiplied pixel.
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

  /// The colour as a grey of its encoded values, from 0 to 1: the alpha that SVG's `luminanceToAlpha`
  /// makes of it, and the brightness of a cell without colours.
  ///
  /// Nothing to compute contrast with: that is asked of `relativeLuminance`, which is linear in light.
  package var luma: Double {
    let weights = Self.lumaWeights
    return Double(weights.x) * red + Double(weights.y) * green + Double(weights.z) * blue
  }

  /// How much red, green and blue count in `luma`.
  static let lumaWeights = Pixel(0.2125, 0.7154, 0.0721, 0)
}

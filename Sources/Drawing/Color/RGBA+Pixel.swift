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

  /// The luminance that SVG's `luminanceToAlpha` uses, on encoded values.
  package var luminance: Double { 0.2125 * red + 0.7154 * green + 0.0721 * blue }
}

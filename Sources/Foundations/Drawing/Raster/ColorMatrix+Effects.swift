import Pixels

extension ColorMatrix {
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
      // Multiplies by the factor's alpha, because components are premultiplied.
      self.init(
        red: Pixel(Float(color.red * color.alpha), 0, 0, 0),
        green: Pixel(0, Float(color.green * color.alpha), 0, 0),
        blue: Pixel(0, 0, Float(color.blue * color.alpha), 0),
        alpha: Pixel(0, 0, 0, Float(color.alpha)))
    case .invert:
      self.init(diagonal: -1, bias: 1)
    case .luminanceToAlpha:
      self.init(
        red: .zero, green: .zero, blue: .zero, alpha: RGBA.lumaWeights)
    }
  }
}

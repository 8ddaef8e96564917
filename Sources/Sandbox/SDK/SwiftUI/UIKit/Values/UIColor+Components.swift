public import AppleFoundation

extension UIColor {
  public var cgColor: CGColor { CGColor(rgba(in: EnvironmentValues())) }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(storage: storage, alphaOverride: alpha)
  }

  @available(iOS 13.0, *)
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(storage: .fixed(rgba(in: traitCollection.environment)))
  }

  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba(in: EnvironmentValues())
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba(in: EnvironmentValues())
    white?.pointee = color.luma
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = rgba(in: EnvironmentValues())
    let high = max(color.red, color.green, color.blue)
    let range = high - min(color.red, color.green, color.blue)
    var sector = 0.0
    if range > 0 {
      if high == color.red {
        sector = ((color.green - color.blue) / range + 6).truncatingRemainder(dividingBy: 6)
      } else if high == color.green {
        sector = (color.blue - color.red) / range + 2
      } else {
        sector = (color.red - color.green) / range + 4
      }
    }
    hue?.pointee = sector / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = color.alpha
    return true
  }
}

public import AppleFoundation
package import Drawing

/// A color with fixed components, as in Core Graphics.
public final class CGColor: Hashable, Sendable {
  package let rgba: RGBA

  package init(_ rgba: RGBA) {
    self.rgba = rgba
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(RGBA(white: gray, alpha: alpha))
  }

  public var alpha: CGFloat { rgba.alpha }
  public var numberOfComponents: Int { 4 }
  public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(RGBA(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha))
  }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.rgba == right.rgba }

  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}

public import AppleFoundation

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Color {
  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      storage: .components(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness (the hexcone model), each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates a color from a color set in the asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(storage: .named(name))
  }

  public init(_ cgColor: CGColor) {
    self.init(cgColor.rgba)
  }

  public init(_ color: UIColor) {
    self.init(storage: .uiColor(color))
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension Color {
  public init(cgColor: CGColor) {
    self.init(cgColor.rgba)
  }

  public init(uiColor: UIColor) {
    self.init(storage: .uiColor(uiColor))
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension Color {
  public init(_ resource: ColorResource) {
    self.init(storage: .named(resource.name))
  }

  public init(_ resolved: Color.Resolved) {
    self.init(
      .sRGBLinear, red: Double(resolved.linearRed), green: Double(resolved.linearGreen),
      blue: Double(resolved.linearBlue), opacity: Double(resolved.opacity))
  }

  /// Creates a color from a style that resolves to a color, such as `.pink` or the learner's own style.
  public init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
    self = color as? Color ?? Color(storage: .style(ColorStyle(color)))
  }
}

package import Drawing

/// A color that's either fixed or depends on the environment.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Color: Hashable, CustomStringConvertible, Sendable {
  package let storage: Storage

  /// The source of a color's components.
  package indirect enum Storage: Hashable, Sendable {
    case components(RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double)
    case system(SystemColor)
    case named(String)
    case faded(Color, opacity: Double)
    case mixed(Color, Color, fraction: Double, Gradient.ColorSpace)
    case uiColor(UIColor)
    case style(ColorStyle)
  }

  package init(storage: Storage) {
    self.storage = storage
  }

  package init(system: SystemColor) {
    self.init(storage: .system(system))
  }

  package init(_ rgba: RGBA) {
    self.init(
      storage: .components(
        .sRGB, red: rgba.red, green: rgba.green, blue: rgba.blue, opacity: rgba.alpha))
  }

  /// Returns the color with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color {
    Color(storage: .faded(self, opacity: opacity))
  }

  public var description: String {
    switch storage {
    case .system(let system): return system.rawValue
    case .named(let name): return "NamedColor(name: \"\(name)\", bundle: nil)"
    case .faded(let color, let opacity):
      return "\(Int(saturating: (opacity * 100).rounded()))% \(color)"
    case .uiColor(let color): return color.description
    case .style(let style): return style.description
    case .mixed(let first, let second, let fraction, _):
      return "\(first) mixed with \(fraction) of \(second)"
    case .components(let space, let red, let green, let blue, let opacity):
      return space.sRGB(red: red, green: green, blue: blue, alpha: opacity).hexadecimal
    }
  }
}

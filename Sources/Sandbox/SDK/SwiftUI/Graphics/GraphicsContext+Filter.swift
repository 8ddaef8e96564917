public import AppleFoundation
import Drawing
import Pixels

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension GraphicsContext {
  /// A change to everything drawn after the filter is added.
  public struct Filter: Sendable {
    let change: @Sendable (inout Layer, EnvironmentValues) -> Void
    var environment = EnvironmentBox()

    init(_ change: @escaping @Sendable (inout Layer, EnvironmentValues) -> Void) {
      self.change = change
    }

    func apply(_ layer: inout Layer) { change(&layer, environment.values) }

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: GraphicsContext.BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter { layer, environment in
        layer.shadow = Layer.Shadow(
          color: color.rgba(in: environment), radius: radius, offset: CGSize(width: x, height: y))
      }
    }

    public static func blur(
      radius: CGFloat, options: BlurOptions = BlurOptions()
    ) -> Filter {
      Filter { layer, _ in layer.blurRadius = max(0, radius) }
    }

    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { layer, environment in
        layer.colorEffects.append(.multiply(color.rgba(in: environment)))
      }
    }

    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter { layer, _ in layer.colorEffects.append(.hueRotation(angle.radians)) }
    }

    public static func saturation(_ amount: Double) -> Filter {
      Filter { layer, _ in layer.colorEffects.append(.saturation(amount)) }
    }

    public static func brightness(_ amount: Double) -> Filter {
      Filter { layer, _ in layer.colorEffects.append(.brightness(amount)) }
    }

    public static func contrast(_ amount: Double) -> Filter {
      Filter { layer, _ in layer.colorEffects.append(.contrast(amount)) }
    }

    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter { layer, _ in if amount >= 0.5 { layer.colorEffects.append(.invert) } }
    }

    public static func grayscale(_ amount: Double) -> Filter {
      Filter { layer, _ in layer.colorEffects.append(.grayscale(amount)) }
    }

    public static var luminanceToAlpha: Filter {
      Filter { layer, _ in layer.colorEffects.append(.luminanceToAlpha) }
    }
  }

  /// Options for drawing a shadow.
  @frozen public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// Options for drawing a blur.
  @frozen public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// Options for applying a filter.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let linearColor = FilterOptions(rawValue: 1)
  }

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    var copy = filter
    copy.environment = EnvironmentBox(values: environment)
    filters.append(copy)
  }

  /// The way colors blend with the existing drawing.
  @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    public static let normal = BlendMode(rawValue: 0)
    public static let multiply = BlendMode(rawValue: 1)
    public static let screen = BlendMode(rawValue: 2)
    public static let overlay = BlendMode(rawValue: 3)
    public static let darken = BlendMode(rawValue: 4)
    public static let lighten = BlendMode(rawValue: 5)
    public static let colorDodge = BlendMode(rawValue: 6)
    public static let colorBurn = BlendMode(rawValue: 7)
    public static let softLight = BlendMode(rawValue: 8)
    public static let hardLight = BlendMode(rawValue: 9)
    public static let difference = BlendMode(rawValue: 10)
    public static let exclusion = BlendMode(rawValue: 11)
    public static let hue = BlendMode(rawValue: 12)
    public static let saturation = BlendMode(rawValue: 13)
    public static let color = BlendMode(rawValue: 14)
    public static let luminosity = BlendMode(rawValue: 15)
    public static let sourceAtop = BlendMode(rawValue: 20)
    public static let destinationOver = BlendMode(rawValue: 21)
    public static let destinationOut = BlendMode(rawValue: 23)
    public static let plusDarker = BlendMode(rawValue: 26)
    public static let plusLighter = BlendMode(rawValue: 27)

    private static let modes: [Int32: LayerBlendMode] = [
      1: .multiply, 2: .screen, 3: .overlay, 4: .darken, 5: .lighten, 6: .colorDodge,
      7: .colorBurn, 8: .softLight, 9: .hardLight, 10: .difference, 11: .exclusion, 12: .hue,
      13: .saturation, 14: .color, 15: .luminosity, 20: .sourceAtop, 21: .destinationOver,
      23: .destinationOut, 26: .plusDarker, 27: .plusLighter,
    ]

    var layerMode: LayerBlendMode { Self.modes[rawValue] ?? .normal }
  }
}

/// Environment values that a filter carries.
///
/// Sending them is safe, because they never leave the canvas that set them.
struct EnvironmentBox: @unchecked Sendable {
  var values = EnvironmentValues()
}

public import AppleFoundation
package import Drawing

/// A color as in UIKit: fixed, named, or dependent on traits.
@available(iOS 2.0, *)
open class UIColor: NSObject, @unchecked Sendable {
  enum Storage: Hashable {
    case fixed(RGBA)
    case system(SystemColor)
    case named(String)
    case dynamic(UIColorProvider)
  }

  // Only the initializer sets this value, because UIKit's colors are immutable.
  let storage: Storage
  /// The alpha set by `withAlphaComponent`, which replaces the alpha of the resolved color.
  let alphaOverride: Double?

  init(storage: Storage, alphaOverride: Double? = nil) {
    self.storage = storage
    self.alphaOverride = alphaOverride
    super.init()
  }

  /// Required so that `Self(red:green:blue:alpha:)` works in every subclass, as it does for an Objective-C
  /// class.
  public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    alphaOverride = nil
    super.init()
  }

  /// Creates the color of a `#colorLiteral`.
  ///
  /// It's declared here because required initializers can't be in an extension.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public init(white: CGFloat, alpha: CGFloat) {
    storage = .fixed(RGBA(white: white, alpha: alpha))
    alphaOverride = nil
    super.init()
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
    storage = .fixed(color.rgba(in: EnvironmentValues()))
    alphaOverride = nil
    super.init()
  }

  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(
      Color.RGBColorSpace.displayP3.sRGB(red: red, green: green, blue: blue, alpha: alpha))
    alphaOverride = nil
    super.init()
  }

  public init(cgColor: CGColor) {
    storage = .fixed(cgColor.rgba)
    alphaOverride = nil
    super.init()
  }

  @available(iOS 13.0, *)
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .dynamic(UIColorProvider(dynamicProvider))
    alphaOverride = nil
    super.init()
  }

  /// Creates a color from the asset catalog, as Xcode generates it.
  ///
  /// A missing color is clear.
  @available(iOS 17.0, *)
  public convenience init(resource: ColorResource) {
    self.init(storage: .named(resource.name))
  }

  /// Creates a color from a color set in the asset catalog, or returns `nil` if there's none with that name.
  @available(iOS 11.0, *)
  public init?(named name: String) {
    guard AssetCatalog.main.color(named: name, in: EnvironmentValues()) != nil else {
      MissingAsset.log(kind: .color, name: name)
      return nil
    }
    storage = .named(name)
    alphaOverride = nil
    super.init()
  }

  @available(iOS 11.0, *)
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(named: name)
  }

  @available(iOS 14.0, *)
  public init(_ color: Color) {
    storage = .dynamic(
      UIColorProvider { traits in UIColor(storage: .fixed(color.rgba(in: traits.environment))) })
    alphaOverride = nil
    super.init()
  }

  package func rgba(in environment: EnvironmentValues) -> RGBA {
    var color: RGBA
    switch storage {
    case .fixed(let rgba): color = rgba
    case .system(let system): color = system.rgba(in: environment)
    case .named(let name): color = Color(name).rgba(in: environment)
    case .dynamic(let provider):
      color = provider.color(UITraitCollection(environment)).rgba(in: environment)
    }
    if let alphaOverride { color.alpha = alphaOverride }
    return color
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return storage == other.storage && alphaOverride == other.alphaOverride
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(storage)
    hasher.combine(alphaOverride)
    return hasher.finalize()
  }

  open override var description: String {
    let color = rgba(in: EnvironmentValues())
    return "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
  }
}

/// The closure of a dynamic color.
///
/// It's equal only to itself.
final class UIColorProvider: Hashable, @unchecked Sendable {
  let color: (UITraitCollection) -> UIColor

  init(_ color: @escaping (UITraitCollection) -> UIColor) {
    self.color = color
  }

  static func == (left: UIColorProvider, right: UIColorProvider) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

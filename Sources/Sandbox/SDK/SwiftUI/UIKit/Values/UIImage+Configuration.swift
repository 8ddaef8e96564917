public import AppleFoundation
import Drawing

@available(iOS 13.0, *)
extension UIImage {
  /// The configuration of an image.
  open class Configuration: NSObject, @unchecked Sendable {
    override init() {
      super.init()
    }
  }

  /// The scale of a symbol relative to text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    /// The symbol's size relative to the medium scale.
    fileprivate var factor: CGFloat {
      switch self {
      case .small: 0.78
      case .large: 1.28
      default: 1
      }
    }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The configuration of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size in points.
    fileprivate let pointSize: CGFloat
    fileprivate let weight: SymbolWeight
    fileprivate let scale: SymbolScale

    public init(
      pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default
    ) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      super.init()
    }

    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    public convenience init(weight: SymbolWeight) { self.init(pointSize: 17, weight: weight) }
    public convenience init(scale: SymbolScale) { self.init(pointSize: 17, scale: scale) }
  }

  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    guard !name.isEmpty else { return nil }
    let symbol = configuration as? SymbolConfiguration
    let points = (symbol?.pointSize ?? 17) * (symbol?.scale.factor ?? 1)
    self.init(
      image: Image(systemName: name),
      size: SymbolMetrics.size(
        of: name, font: FontDescription(size: points, weight: (symbol?.weight.rawValue ?? 4) * 100)),
      scale: 3)
  }

  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard let symbol = configuration as? SymbolConfiguration else { return self }
    let factor = symbol.pointSize * symbol.scale.factor / 17
    return UIImage(
      image: image, size: CGSize(width: size.width * factor, height: size.height * factor),
      scale: scale)
  }

  public func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? {
    withConfiguration(configuration)
  }

  /// Creates an image from the asset catalog.
  ///
  /// Ignores the bundle, because Rings has a single asset catalog.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
  }

  /// Creates an image from the asset catalog.
  ///
  /// Ignores the bundle, because Rings has a single asset catalog.
  @available(iOS 8.0, *)
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }
}

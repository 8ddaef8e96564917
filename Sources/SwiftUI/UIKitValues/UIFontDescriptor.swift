public import AppleFoundation

/// What a font is, before it has a size.
@available(iOS 7.0, *)
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The style of the system's letters.
  @available(iOS 13.0, *)
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// What sets letters apart from upright ones of regular weight.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  let font: UIFont
  public let symbolicTraits: SymbolicTraits

  init(font: UIFont, traits: SymbolicTraits = []) {
    self.font = font
    symbolicTraits = traits
    super.init()
  }

  public var pointSize: CGFloat { font.pointSize }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor(font: .preferredFont(forTextStyle: style))
  }

  /// Every design has the metrics of the default one here.
  @available(iOS 13.0, *)
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font: font.withSize(newPointSize), traits: symbolicTraits)
  }

  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let size = font.pointSize
    let changed: UIFont =
      if symbolicTraits.contains(.traitBold) {
        .boldSystemFont(ofSize: size)
      } else if symbolicTraits.contains(.traitItalic) {
        .italicSystemFont(ofSize: size)
      } else {
        .systemFont(ofSize: size)
      }
    return UIFontDescriptor(font: changed, traits: symbolicTraits)
  }
}

@available(iOS 7.0, *)
extension UIFont {
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = pointSize > 0 ? descriptor.font.withSize(pointSize) : descriptor.font
    self.init(font.description(in: EnvironmentValues()))
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }
  public var fontName: String { ".SFUI-Regular" }
  public var familyName: String { ".AppleSystemUIFont" }

  @available(iOS 13.0, *)
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}

/// Core Text's fonts are UIKit's.
@available(iOS 3.2, *)
public typealias CTFont = UIFont

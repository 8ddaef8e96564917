public import AppleFoundation
import Drawing

/// The attributes that select a font.
@available(iOS 7.0, visionOS 1.0, *)
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// A design of the system font.
  @available(iOS 13.0, *)
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  let font: FontDescription

  init(_ font: FontDescription) {
    self.font = font
    super.init()
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  open var pointSize: CGFloat { font.size }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight >= 600 { traits.insert(.traitBold) }
    if font.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  @available(iOS 13.0, *)
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var copy = font
    switch design {
    case .rounded: copy.design = .rounded
    case .serif: copy.design = .serif
    case .monospaced: copy.design = .monospaced
    default: copy.design = .standard
    }
    return UIFontDescriptor(copy)
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var copy = font
    copy.isItalic = symbolicTraits.contains(.traitItalic)
    copy.weight = symbolicTraits.contains(.traitBold) ? 700 : 400
    if symbolicTraits.contains(.traitMonoSpace) { copy.design = .monospaced }
    copy.chooseFamilyMember()
    return UIFontDescriptor(copy)
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }
}

@available(iOS 7.0, *)
extension UIFont {
  /// Creates a font from a descriptor.
  ///
  /// A size of 0 keeps the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize > 0 ? descriptor.withSize(pointSize).font : descriptor.font)
  }

  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(description(in: EnvironmentValues()))
  }

  @available(iOS 13.0, *)
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: weight.drawn, design: .monospaced))
  }
}

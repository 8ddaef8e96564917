public import AppleFoundation
package import Drawing

/// A font as in UIKit: a size in points with a weight.
@available(iOS 2.0, *)
public final class UIFont: NSObject, @unchecked Sendable {
  private let font: FontDescription
  private let style: Font.TextStyle?

  init(_ font: FontDescription, style: Font.TextStyle? = nil) {
    self.font = font
    self.style = style
    super.init()
  }

  public init?(name fontName: String, size fontSize: CGFloat) {
    style = nil
    if let face = BundledFonts.main.face(named: fontName) {
      font = FontDescription(face, size: fontSize)
    } else {
      // The app of a file without a bundle may have the font.
      let isAbsent = BundledFonts.main.isWhole && !PhoneFonts.contain(fontName)
      MissingFont(name: fontName, effect: isAbsent ? .noFont : .systemFont).note()
      if isAbsent { return nil }
      font = FontDescription(similarTo: fontName, size: fontSize)
    }
    super.init()
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: fontSize))
  }

  @available(iOS 8.2, *)
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: weight.drawn))
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: 700))
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: fontSize, isItalic: true))
  }

  @available(iOS 9.0, *)
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: weight.drawn, hasMonospacedDigits: true))
  }

  @available(iOS 7.0, *)
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    let metrics = style.style.metrics(for: .large)
    let font = FontDescription(
      size: style.ownSize ?? metrics.size, weight: style.style.weight.value,
      lineHeight: metrics.leading)
    return UIFont(font, style: style.style)
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(font.withSize(fontSize))
  }

  public var pointSize: CGFloat { font.size }
  public var lineHeight: CGFloat { TextMetrics.sanFrancisco.lineHeight(of: font) }
  public var ascender: CGFloat { font.size * (font.typeface?.ascent ?? 0.952) }
  public var descender: CGFloat { -font.size * (font.typeface?.descent ?? 0.241) }
  public var capHeight: CGFloat { SymbolMetrics.capHeight(of: font) }
  public var xHeight: CGFloat { font.size * (font.typeface?.xHeight ?? 0.526) }
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var labelFontSize: CGFloat { 17 }

  package func description(in environment: EnvironmentValues) -> FontDescription { font }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

  public override var hash: Int { font.hashValue }
}

@available(iOS 2.0, *)
extension UIFont {
  /// The weight of a font, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// The nearest of the nine named weights, from 100 to 900.
    var drawn: Int {
      let named = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
      let nearest = named.indices.min { abs(named[$0] - rawValue) < abs(named[$1] - rawValue) } ?? 3
      return (nearest + 1) * 100
    }
  }

  /// The role of text, as in UIKit.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    @available(iOS 17.0, *)
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    @available(iOS 17.0, *)
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The size of a style that SwiftUI lacks on a phone, or `nil` for other styles.
    var ownSize: CGFloat? { self == .extraLargeTitle ? 36 : nil }

    var style: Font.TextStyle {
      switch self {
      case .largeTitle, .extraLargeTitle: .largeTitle
      case .title1, .extraLargeTitle2: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }
}

/// A type that scales values as a text style scales with Dynamic Type.
@available(iOS 11.0, *)
public final class UIFontMetrics: NSObject, Sendable {
  private let style: Font.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle.style
    super.init()
  }

  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public func scaledValue(for value: CGFloat) -> CGFloat {
    value * style.scale(for: Evaluation.ambient?.dynamicTypeSize ?? .large)
  }

  public func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }
}

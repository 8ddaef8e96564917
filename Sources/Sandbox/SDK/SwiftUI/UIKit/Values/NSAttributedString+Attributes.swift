public import AppleFoundation

@available(iOS 6.0, *)
extension NSAttributedString.Key {
  public static let font = Self("NSFont")
  public static let paragraphStyle = Self("NSParagraphStyle")
  public static let foregroundColor = Self("NSColor")
  public static let backgroundColor = Self("NSBackgroundColor")
  public static let ligature = Self("NSLigature")
  public static let kern = Self("NSKern")
  public static let tracking = Self("CTTracking")
  public static let strikethroughStyle = Self("NSStrikethrough")
  public static let strikethroughColor = Self("NSStrikethroughColor")
  public static let underlineStyle = Self("NSUnderline")
  public static let underlineColor = Self("NSUnderlineColor")
  public static let strokeColor = Self("NSStrokeColor")
  public static let strokeWidth = Self("NSStrokeWidth")
  public static let shadow = Self("NSShadow")
  public static let attachment = Self("NSAttachment")
  public static let link = Self("NSLink")
  public static let baselineOffset = Self("NSBaselineOffset")
}

/// The style of a line under or through text.
@available(iOS 6.0, visionOS 1.0, *)
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Options for measuring and drawing text in a rectangle.
@available(iOS 6.0, visionOS 1.0, *)
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The scale factors of drawn text.
@available(iOS 6.0, visionOS 1.0, *)
open class NSStringDrawingContext: NSObject, @unchecked Sendable {
  open var minimumScaleFactor: CGFloat = 0
  open var actualScaleFactor: CGFloat { 1 }
}

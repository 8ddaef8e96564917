public import AppleFoundation
import Drawing

@available(iOS 6.0, *)
extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let tracking = NSAttributedString.Key("CTTracking")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let link = NSAttributedString.Key("NSLink")
}

/// Where lines begin and end.
@available(iOS 6.0, *)
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// How a line ends that is too long.
@available(iOS 6.0, *)
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// How the lines of a text stand.
@available(iOS 6.0, *)
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  // Written by the mutable subclass only.
  fileprivate var values = (
    alignment: NSTextAlignment.natural, breaking: NSLineBreakMode.byWordWrapping,
    spacing: CGFloat(0), paragraph: CGFloat(0)
  )

  open var alignment: NSTextAlignment { values.alignment }
  open var lineBreakMode: NSLineBreakMode { values.breaking }
  open var lineSpacing: CGFloat { values.spacing }
  open var paragraphSpacing: CGFloat { values.paragraph }
}

/// A paragraph's style in the making.
@available(iOS 6.0, *)
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.breaking }
    set { values.breaking = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.spacing }
    set { values.spacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraph }
    set { values.paragraph = newValue }
  }
}

@available(iOS 7.0, *)
extension NSString {
  /// The size of the text on one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attrs?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let text = Text(verbatim: description).font(Font(font)).lineLimit(1)
    return PictureSize.of(text)
  }
}

/// The size of views outside of any picture.
enum PictureSize {
  /// In points; texts are measured on the main thread, where widgets are drawn.
  static func of(_ view: some View) -> CGSize {
    nonisolated(unsafe) let view = view
    return MainActor.assumeIsolated {
      PictureRenderer().layout(of: view, proposal: .unspecified).frame.size
    }
  }
}

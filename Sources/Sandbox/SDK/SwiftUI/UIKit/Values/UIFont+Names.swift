import AppleFoundation

@available(iOS 2.0, *)
extension UIFont {
  public var fontName: String { ".SFUI-Regular" }
  public var familyName: String { ".AppleSystemUIFont" }
}

/// A font in Core Text, which is the same type as in UIKit.
@available(iOS 3.2, *)
public typealias CTFont = UIFont

import AppleFoundation

@available(iOS 2.0, *)
extension UIFont {
  public var fontName: String { ".SFUI-Regular" }
  public var familyName: String { ".AppleSystemUIFont" }
}

/// Core Text's fonts are UIKit's.
@available(iOS 3.2, *)
public typealias CTFont = UIFont

import AppleFoundation
import FontFiles

@available(iOS 2.0, *)
extension UIFont {
  public var fontName: String { bundledFace?.postScriptName ?? ".SFUI-Regular" }
  public var familyName: String { bundledFace?.familyName ?? ".AppleSystemUIFont" }

  private var bundledFace: FontFace? { description(in: EnvironmentValues()).bundledFace }
}

/// A font in Core Text, which is the same type as in UIKit.
@available(iOS 3.2, *)
public typealias CTFont = UIFont

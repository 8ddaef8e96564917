/// The type of `#colorLiteral`, as the compiler looks it up.
public typealias _ColorLiteralType = UIColor

@available(iOS 2.0, watchOS 2.0, visionOS 1.0, *)
extension UIColor: _ExpressibleByColorLiteral {}

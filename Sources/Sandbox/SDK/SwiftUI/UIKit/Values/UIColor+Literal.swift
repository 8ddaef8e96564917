/// The type of `#colorLiteral`, which the compiler finds by this name.
public typealias _ColorLiteralType = UIColor

@available(iOS 2.0, watchOS 2.0, visionOS 1.0, *)
extension UIColor: _ExpressibleByColorLiteral {}

package import Foundation

extension NSObject {
  /// A new object of this class, as the system makes those that an app only names.
  ///
  /// Every class has `NSObject`'s `init()` in the same place of its table; Swift just does not let
  /// one call it for a class that it does not know. A class that only has initialisers of its own
  /// stops the program there, as it does on an iPhone.
  package static func madeByTheSystem() -> NSObject {
    unsafeBitCast(self, to: MadeBySystem.Type.self).init()
  }
}

/// A class whose `init()` can be called on whatever class stands in its place.
class MadeBySystem: NSObject {
  required override init() { super.init() }
}

/// Keeps the compiler from calling `init()` of `MadeBySystem` itself: it may be another one.
final class MadeByAnother: MadeBySystem {
  required init() { super.init() }
}

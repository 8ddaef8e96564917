package import Foundation

extension NSObject {
  /// Creates an object of this class, as the system does for classes that an app specifies only by name.
  ///
  /// Every class has `NSObject`'s `init()` at the same position in its method table, but Swift doesn't allow
  /// calling it on an unknown class. A class that only has other initializers traps here, as on iPhone.
  package static func madeByTheSystem() -> NSObject {
    unsafeBitCast(self, to: MadeBySystem.Type.self).init()
  }
}

/// A class whose `init()` can be called on any class in its place.
class MadeBySystem: NSObject {
  required override init() { super.init() }
}

/// A subclass that keeps the compiler from calling the `init()` of `MadeBySystem` directly, because the
/// actual class can be another.
final class MadeByAnother: MadeBySystem {
  required init() { super.init() }
}

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

/// A class that code substitutes for an unknown class, to call the unknown class's `init()`.
class MadeBySystem: NSObject {
  required override init() { super.init() }
}

/// A subclass that keeps the compiler from calling the `init()` of `MadeBySystem` directly, because the
/// object's actual class can be different.
final class MadeByAnother: MadeBySystem {
  required init() { super.init() }
}

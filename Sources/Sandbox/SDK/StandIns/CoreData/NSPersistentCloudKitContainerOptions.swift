public import AppleFoundation

/// The iCloud options of a store.
///
/// The simulated phone doesn't sync.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  public let containerIdentifier: String

  public init(containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }
}

// Allows managed objects as arguments for `%@` in a predicate's format.
extension NSManagedObject: CVarArg, _CVarArgObject {}
extension NSManagedObjectID: CVarArg, _CVarArgObject {}

public import AppleFoundation

/// A request to a store.
@available(iOS 3.0, macOS 10.4, watchOS 2.0, visionOS 1.0, *)
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {}

@available(iOS 3.0, macOS 10.4, watchOS 2.0, visionOS 1.0, *)
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request for objects, with a predicate and sort order.
///
/// Apple's type requires an `NSFetchRequestResult`. Without the Objective-C runtime, a protocol doesn't
/// conform to itself, so `NSFetchRequest<NSFetchRequestResult>` wouldn't be valid.
@available(iOS 3.0, macOS 10.4, watchOS 2.0, visionOS 1.0, *)
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
  open var entityName: String?
  open var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var returnsObjectsAsFaults = true
  open var includesPendingChanges = true
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var propertiesToFetch: [Any]?
  open var relationshipKeyPathsForPrefetching: [String]?
  open var resultType: NSFetchRequestResultType = .managedObjectResultType

  public override init() {
    super.init()
  }

  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }
}

public import AppleFoundation

/// The type of a batch deletion's result.
@available(iOS 9.0, macOS 10.11, watchOS 2.0, visionOS 1.0, *)
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// A request to delete all objects that another request would fetch.
@available(iOS 9.0, macOS 10.11, watchOS 2.0, visionOS 1.0, *)
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
  let objects: (NSManagedObjectContext) throws -> [NSManagedObject]
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
    objects = { try $0.fetch(fetch).compactMap { $0 as? NSManagedObject } }
    super.init()
  }
}

/// The result of a request.
@available(iOS 8.0, macOS 10.10, watchOS 2.0, visionOS 1.0, *)
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {
  override init() {
    super.init()
  }
}

@available(iOS 9.0, macOS 10.11, watchOS 2.0, visionOS 1.0, *)
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
  open private(set) var result: Any?

  init(result: Any?) {
    self.result = result
    super.init()
  }
}

@available(iOS 3.0, macOS 10.4, watchOS 2.0, visionOS 1.0, *)
extension NSManagedObjectContext {
  /// Deletes the objects from the store immediately.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let batch = request as? NSBatchDeleteRequest else {
      throw CocoaError(.featureUnsupported)
    }
    let objects = try batch.objects(self)
    objects.forEach(delete)
    try save()
    return switch batch.resultType {
    case .resultTypeStatusOnly: NSBatchDeleteResult(result: true)
    case .resultTypeObjectIDs: NSBatchDeleteResult(result: objects.map(\.objectID))
    case .resultTypeCount: NSBatchDeleteResult(result: objects.count)
    }
  }
}

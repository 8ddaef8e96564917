public import AppleFoundation

/// A context for working with objects.
///
/// `save()` applies insertions and deletions to the store.
@available(iOS 3.0, macOS 10.4, watchOS 2.0, visionOS 1.0, *)
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public enum ConcurrencyType: Sendable {
    case privateQueue, mainQueue
  }

  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open weak var parent: NSManagedObjectContext?
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any = NSMergePolicy.error
  open var name: String?
  open var transactionAuthor: String?
  open var shouldDeleteInaccessibleFaults = true
  open private(set) var insertedObjects: Set<NSManagedObject> = []
  open private(set) var deletedObjects: Set<NSManagedObject> = []
  private var order: [NSManagedObject] = []

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    super.init()
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue
        ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  open var hasChanges: Bool { !insertedObjects.isEmpty || !deletedObjects.isEmpty }
  open var updatedObjects: Set<NSManagedObject> { [] }
  open var registeredObjects: Set<NSManagedObject> { Set(all()) }

  open func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    object.isInserted = true
    if insertedObjects.insert(object).inserted { order.append(object) }
  }

  open func delete(_ object: NSManagedObject) {
    object.isDeleted = true
    if insertedObjects.remove(object) != nil {
      order.removeAll { $0 === object }
    } else {
      deletedObjects.insert(object)
    }
  }

  open func save() throws {
    let (inserted, deleted) = (order, deletedObjects)
    for object in inserted { object.willSave() }
    if let parent {
      inserted.forEach(parent.insert)
      deleted.forEach(parent.delete)
    } else {
      persistentStoreCoordinator?.save(inserted: inserted, deleted: deleted)
      for object in inserted { object.isInserted = false }
    }
    for object in inserted { object.didSave() }
    forget()
  }

  /// Discards insertions and deletions since the last `save()`.
  ///
  /// Property changes remain.
  open func rollback() {
    for object in deletedObjects { object.isDeleted = false }
    forget()
  }

  open func reset() { forget() }
  open func processPendingChanges() {}
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  open func refreshAllObjects() {}

  private func forget() {
    insertedObjects = []
    deletedObjects = []
    order = []
  }

  private func stored() -> [NSManagedObject] {
    parent?.all() ?? persistentStoreCoordinator?.objects ?? []
  }

  private func all() -> [NSManagedObject] {
    (stored() + order).filter { !deletedObjects.contains($0) }
  }

  /// Returns the objects of the request's entity that match its predicate, in its order.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    results(of: request).compactMap { $0 as? T ?? $0.objectID as? T }
  }

  /// Returns the results of a request that doesn't name their type.
  open func fetch(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [Any] {
    results(of: request)
  }

  private func results<T>(of request: NSFetchRequest<T>) -> [NSManagedObject] {
    var found = (request.includesPendingChanges ? all() : stored()).filter { object in
      guard let name = request.entityName ?? request.entity?.name else { return true }
      return object.entity.name == name
    }
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
      found.sort { Self.isOrdered($0, $1, by: descriptors) }
    }
    let rest = found.dropFirst(max(0, request.fetchOffset))
    return request.fetchLimit > 0 ? Array(rest.prefix(request.fetchLimit)) : Array(rest)
  }

  open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    try fetch(request).count
  }

  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    all().first { $0.objectID === objectID }
      ?? NSManagedObject(entity: objectID.entity, insertInto: nil)
  }

  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = all().first(where: { $0.objectID === objectID }) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return object
  }

  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
  open func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }

  private static func isOrdered(
    _ left: NSManagedObject, _ right: NSManagedObject, by descriptors: [NSSortDescriptor]
  ) -> Bool {
    for descriptor in descriptors {
      switch descriptor.compare(left, to: right) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: continue
      }
    }
    return false
  }
}

@available(iOS 3.0, macOS 10.4, watchOS 2.0, visionOS 1.0, *)
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

/// A policy for conflicts between contexts, which don't occur with in-memory stores.
@available(iOS 3.0, macOS 10.4, watchOS 2.0, visionOS 1.0, *)
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public static let error = NSMergePolicy()
  public static let rollback = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
}

public var NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy { .mergeByPropertyObjectTrump }
public var NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy { .mergeByPropertyStoreTrump }
public var NSOverwriteMergePolicy: NSMergePolicy { .overwrite }
public var NSRollbackMergePolicy: NSMergePolicy { .rollback }
public var NSErrorMergePolicy: NSMergePolicy { .error }

extension NSNotification.Name {
  public static let NSManagedObjectContextDidSave = NSNotification.Name(
    "NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
    "NSObjectsChangedInManagingContextNotification")
  public static let NSPersistentStoreRemoteChange = NSNotification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

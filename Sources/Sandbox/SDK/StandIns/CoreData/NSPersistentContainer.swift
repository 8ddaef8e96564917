public import AppleFoundation

/// An in-memory store for the objects of its contexts.
@available(iOS 3.0, macOS 10.4, watchOS 2.0, visionOS 1.0, *)
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  // The lock is needed because contexts on other queues also save to this coordinator.
  private let lock = NSLock()
  private var saved: [NSManagedObject] = []

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
  }

  var objects: [NSManagedObject] { lock.withLock { saved } }

  func save(inserted: [NSManagedObject], deleted: Set<NSManagedObject>) {
    lock.withLock {
      saved += inserted
      saved.removeAll(where: deleted.contains)
    }
  }
}

/// The location and the options of a store.
@available(iOS 10.0, macOS 10.12, watchOS 3.0, visionOS 1.0, *)
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var configuration: String?
  @available(iOS 13.0, macOS 10.15, watchOS 6.0, *)
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  open var isReadOnly = false
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  private var options: [String: NSObject] = [:]

  public override init() {
    super.init()
  }

  public init(url: URL) {
    self.url = url
    super.init()
  }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// A container with a store and its contexts.
///
/// Every store is in memory and starts empty with each process. Data that the app saved on a phone isn't
/// available.
@available(iOS 10.0, macOS 10.12, watchOS 3.0, visionOS 1.0, *)
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }

  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel())
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = [NSPersistentStoreDescription()]
    super.init()
  }

  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions { block(description, nil) }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
  open func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T {
    try block(newBackgroundContext())
  }
}

/// A container that syncs with iCloud.
///
/// The simulated phone doesn't sync.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

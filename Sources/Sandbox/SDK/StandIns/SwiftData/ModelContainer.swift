public import AppleFoundation
import Synchronization

/// The configuration of a model container.
///
/// Every store is in memory and starts empty with each process. Data that the app saved on a phone isn't
/// available. In previews, insert sample data with `mainContext.insert(_:)`.
@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
public struct ModelConfiguration: Hashable, Sendable {
  public struct GroupContainer: Hashable, Sendable {
    let name: String

    public static var automatic: GroupContainer { GroupContainer(name: "automatic") }
    public static var none: GroupContainer { GroupContainer(name: "none") }

    public static func identifier(_ groupName: String) -> GroupContainer {
      GroupContainer(name: groupName)
    }
  }

  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String

    public static var automatic: CloudKitDatabase { CloudKitDatabase(name: "automatic") }
    public static var none: CloudKitDatabase { CloudKitDatabase(name: "none") }

    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: privateDBName)
    }
  }

  public let name: String
  public let url: URL
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool

  public init(isStoredInMemoryOnly: Bool) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    url = URL(fileURLWithPath: "/dev/null")
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.url = url
    self.allowsSave = allowsSave
    isStoredInMemoryOnly = false
  }

  // Without arguments, the initializer with a name is meant.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}

@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
public final class ModelContainer: Equatable, @unchecked Sendable {
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>
  private let saved = Mutex<[Stored]>([])

  private struct Stored: @unchecked Sendable {
    let model: any PersistentModel
  }

  @MainActor public private(set) lazy var mainContext = ModelContext(self)

  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    self.schema = schema
    self.configurations = Set(configurations)
  }

  init(of schema: Schema) {
    self.schema = schema
    configurations = []
  }

  public convenience init(
    for forTypes: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  public func deleteAllData() {
    saved.withLock { $0.removeAll() }
  }

  public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }

  var models: [any PersistentModel] { saved.withLock { $0 }.map(\.model) }

  func save(inserted: [any PersistentModel], deleted: [any PersistentModel]) {
    let inserted = inserted.map(Stored.init)
    let gone = Set(deleted.map { ObjectIdentifier($0) })
    saved.withLock { stored in
      stored.append(contentsOf: inserted)
      stored.removeAll { gone.contains(ObjectIdentifier($0.model)) }
    }
  }
}

/// An error of SwiftData.
@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
public struct SwiftDataError: LocalizedError, Hashable, Sendable {
  let words: String

  public static let loadIssueModelContainer = SwiftDataError(words: "The store did not load.")
  public static let unsupportedPredicate = SwiftDataError(words: "The predicate is unsupported.")
  public static let modelValidationFailure = SwiftDataError(words: "A model is not valid.")

  public var errorDescription: String? { words }
}

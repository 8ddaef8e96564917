public import AppleFoundation

/// What to fetch, in what order.
@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
public struct FetchDescriptor<T> where T: PersistentModel {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// Works on the models of a container; what it changes is the container's after `save()`.
@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
public class ModelContext: Equatable {
  public let container: ModelContainer
  public var autosaveEnabled = false
  private var inserted: [any PersistentModel] = []
  private var deleted: [any PersistentModel] = []
  /// Brings back what deletions since the last `save()` have parted, in the order that they did.
  private var parted: [() -> Void] = []

  public init(_ container: ModelContainer) {
    self.container = container
  }

  public var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty }
  public var insertedModelsArray: [any PersistentModel] { inserted }
  public var deletedModelsArray: [any PersistentModel] { deleted }

  func isPending(_ model: any PersistentModel) -> Bool {
    (inserted + deleted).contains { $0 === model }
  }

  /// Takes a model in, with those that it leads to; one that is there already stays where it is.
  public func insert<T>(_ model: T) where T: PersistentModel {
    model._$record.context = self
    deleted.removeAll { $0 === model }
    model._$record.isDeleted = false
    guard !all().contains(where: { $0 === model }) else { return }
    inserted.append(model)
    // An initializer sets properties without a word: the other ends hear of it here.
    for relationship in T._$relationships {
      let otherEnd = relationship.otherEnd(from: T.self)
      for other in relationship.related(model) {
        otherEnd?.add(other, model)
        if other.modelContext == nil { insert(other) }
      }
    }
  }

  /// Takes a model out, and does with those that it leads to what each relationship's rule says.
  public func delete<T>(_ model: T) where T: PersistentModel {
    guard !model._$record.isDeleted else { return }
    model._$record.isDeleted = true
    let isNew = inserted.contains { $0 === model }
    if isNew {
      inserted.removeAll { $0 === model }
    } else {
      deleted.append(model)
    }
    for relationship in T._$relationships {
      let related = relationship.related(model)
      switch relationship.deleteRule {
      case .cascade: for other in related { delete(other) }
      case .nullify:
        guard let otherEnd = relationship.otherEnd(from: T.self) else { continue }
        for other in related { otherEnd.remove(other, model) }
        if !isNew { parted.append { for other in related { relationship.add(model, other) } } }
      // Until it is saved, what forbids the deletion may still be deleted itself.
      case .deny, .noAction: continue
      }
    }
  }

  public func delete<T>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws where T: PersistentModel {
    for object in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(object) }
  }

  public func save() throws {
    guard deleted.allSatisfy(mayBeDeleted) else { throw SwiftDataError.modelValidationFailure }
    container.save(inserted: inserted, deleted: deleted)
    forgetChanges()
  }

  /// Whether no relationship forbids to delete a model as long as it leads to others.
  private func mayBeDeleted(_ model: any PersistentModel) -> Bool {
    type(of: model)._$relationships.allSatisfy { relationship in
      relationship.deleteRule != .deny || relationship.related(model).allSatisfy(\.isDeleted)
    }
  }

  private func forgetChanges() {
    inserted = []
    deleted = []
    parted = []
  }

  /// Forgets what was inserted and deleted since the last `save()`; changed properties stay changed.
  public func rollback() {
    for model in deleted { model._$record.isDeleted = false }
    let parted = parted
    forgetChanges()
    for join in parted { join() }
  }

  public func processPendingChanges() {}

  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// The models that satisfy the predicate, sorted; in the order of their insertion otherwise.
  public func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] where T: PersistentModel {
    var found = (descriptor.includePendingChanges ? all() : container.models)
      .compactMap { $0 as? T }
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    let rest = found.dropFirst(max(0, descriptor.fetchOffset ?? 0))
    // A limit of zero means none, as in Core Data.
    guard let limit = descriptor.fetchLimit, limit > 0 else { return Array(rest) }
    return Array(rest.prefix(limit))
  }

  public func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int
  where T: PersistentModel {
    try fetch(descriptor).count
  }

  public func fetchIdentifiers<T>(_ descriptor: FetchDescriptor<T>) throws
    -> [PersistentIdentifier] where T: PersistentModel
  {
    try fetch(descriptor).map(\.persistentModelID)
  }

  public func enumerate<T>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws where T: PersistentModel {
    for object in try self.fetch(fetch) { try block(object) }
  }

  public func registeredModel<T>(for persistentModelID: PersistentIdentifier) -> T?
  where T: PersistentModel {
    all().lazy.compactMap { $0 as? T }.first { $0.persistentModelID == persistentModelID }
  }

  /// The model of a name; for one that is gone it ends here as it does on a phone, where its first property
  /// is read.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let found = all().first(where: { $0.persistentModelID == persistentModelID }) else {
      preconditionFailure("There is no model of that identifier: this traps on the phone, too.")
    }
    return found
  }

  private func all() -> [any PersistentModel] {
    let gone = Set(deleted.map { ObjectIdentifier($0) })
    return (container.models + inserted).filter { !gone.contains(ObjectIdentifier($0)) }
  }

  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }
}

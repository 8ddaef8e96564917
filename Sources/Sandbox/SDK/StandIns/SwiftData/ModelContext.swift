public import AppleFoundation

/// The predicate and sort order of a fetch.
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

/// A context for working with models.
///
/// `save()` applies insertions and deletions to the container.
@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
public class ModelContext: Equatable {
  public let container: ModelContainer
  public var autosaveEnabled = false
  private var inserted: [any PersistentModel] = []
  private var deleted: [any PersistentModel] = []
  /// Actions that restore the relationships that deletions removed since the last `save()`, in order.
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

  /// Inserts a model and its related models, unless they're already present.
  public func insert<T>(_ model: T) where T: PersistentModel {
    model._$record.context = self
    deleted.removeAll { $0 === model }
    model._$record.isDeleted = false
    guard !all().contains(where: { $0 === model }) else { return }
    inserted.append(model)
    // Property changes in an initializer aren't observed, so update the inverse relationships here.
    for relationship in T._$relationships {
      let otherEnd = relationship.otherEnd(from: T.self)
      for other in relationship.related(model) {
        otherEnd?.add(other, model)
        if other.modelContext == nil { insert(other) }
      }
    }
  }

  /// Deletes a model, and applies the delete rules of its relationships.
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
      // The models that prevent the deletion may still be deleted before the save.
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

  /// Returns whether the `deny` rules of a model's relationships allow its deletion.
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

  /// Discards insertions and deletions since the last `save()`.
  ///
  /// Property changes remain.
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

  /// Returns the models that match the predicate, sorted or in order of insertion.
  public func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] where T: PersistentModel {
    var found = (descriptor.includePendingChanges ? all() : container.models)
      .compactMap { $0 as? T }
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    let rest = found.dropFirst(max(0, descriptor.fetchOffset ?? 0))
    // A limit of zero means no limit, as in Core Data.
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

  /// Returns the model with an identifier.
  ///
  /// Traps if the model no longer exists. A phone traps when code reads the model's first property.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let found = all().first(where: { $0.persistentModelID == persistentModelID }) else {
      preconditionFailure("There is no model with that identifier. This traps on the phone, too.")
    }
    return found
  }

  private func all() -> [any PersistentModel] {
    let gone = Set(deleted.map { ObjectIdentifier($0) })
    return (container.models + inserted).filter { !gone.contains(ObjectIdentifier($0)) }
  }

  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }
}

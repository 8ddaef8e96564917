public import AppleFoundation

/// The data that `@Model` stores in addition to a model's properties.
@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
public final class PersistentRecord: @unchecked Sendable {
  let identifier = UUID()
  // Set by the model's context. A model is confined to the thread of its context.
  weak var context: ModelContext?
  var isDeleted = false

  public init() {}
}

/// The identifier of a stored model.
@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
public struct PersistentIdentifier: Hashable, Identifiable, Codable, Comparable, Sendable {
  let identifier: UUID
  public let entityName: String

  public var id: UUID { identifier }
  public var storeIdentifier: String? { "in memory" }

  public static func < (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool {
    left.identifier.uuidString < right.identifier.uuidString
  }
}

/// A class with stored models, declared with `@Model`.
///
/// The macro leaves the class's properties unchanged and adds a record of the model's storage. It observes
/// only relationships, to update their inverses.
@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  var _$record: PersistentRecord { get }
  static var _$relationships: [_ModelRelationship] { get }
}

@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
extension PersistentModel {
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(
      identifier: _$record.identifier, entityName: String(describing: Self.self))
  }

  public var id: PersistentIdentifier { persistentModelID }
  public var modelContext: ModelContext? { _$record.context }
  public var isDeleted: Bool { _$record.isDeleted }

  /// A Boolean value that indicates whether the model has an unsaved insertion or deletion.
  public var hasChanges: Bool { modelContext?.isPending(self) ?? false }

  public static func == (left: Self, right: Self) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(_$record.identifier) }
}

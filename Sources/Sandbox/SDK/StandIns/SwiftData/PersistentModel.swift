public import AppleFoundation

/// What `@Model` stores beside a model's own properties.
@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
public final class PersistentRecord: @unchecked Sendable {
  let identifier = UUID()
  // Written by the context that the model is in; a model belongs to one context's thread.
  weak var context: ModelContext?
  var isDeleted = false

  public init() {}
}

/// The name of a stored model.
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

/// A class whose objects are kept; what `@Model` makes of a class.
///
/// The macro leaves the class's properties as they are, beside a record that says where the object
/// is kept; only those that lead to other models are observed, for their other ends.
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

  /// Whether the object waits for its context to be saved.
  public var hasChanges: Bool { modelContext?.isPending(self) ?? false }

  public static func == (left: Self, right: Self) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(_$record.identifier) }
}

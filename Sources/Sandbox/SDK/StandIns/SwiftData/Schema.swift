import AppleFoundation

/// The set of models in a store.
@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
public final class Schema: @unchecked Sendable {
  /// A version of a schema, such as 1.0.0.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public let major, minor, patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    public var description: String { "\(major).\(minor).\(patch)" }

    public static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
  }

  /// The options of `@Attribute`.
  public final class Attribute: Sendable {
    public struct Option: Hashable, Sendable {
      let name: String

      public static let unique = Option(name: "unique")
      public static let externalStorage = Option(name: "externalStorage")
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      public static let ephemeral = Option(name: "ephemeral")
      public static let spotlight = Option(name: "spotlight")
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")

      public static func transformable(by transformerName: String) -> Option {
        Option(name: "transformable by \(transformerName)")
      }
    }
  }

  /// The options of `@Relationship`.
  public final class Relationship: Sendable {
    public enum DeleteRule: String, Codable, Hashable, Sendable {
      case noAction, nullify, cascade, deny
    }

    public struct Option: Hashable, Sendable {
      let name: String

      public static let unique = Option(name: "unique")
    }
  }

  public let version: Version
  let models: [any PersistentModel.Type]

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    models = types
    self.version = version
  }

  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }

  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }
}

/// A version of the app's schema.
@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// A migration from one schema version to the next.
@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

/// The versions of a schema in order.
///
/// Stores on the simulated phone start empty, so there's nothing to migrate.
@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// A type that finds entities by their identifiers and suggests entities.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable,
  _SupportsAppDependencies
{
  associatedtype Entity: AppEntity
  associatedtype Result = [Entity]
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> Result
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension EntityQuery {
  public static var persistentIdentifier: String { String(describing: Self.self) }
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func results() async throws -> Result { try await suggestedEntities() }
  public func defaultResult() async -> Entity? { nil }
}

/// A query that also finds entities by typed text.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> Result
}

/// A query that can return all of its entities.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> [Entity]
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension EnumerableEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }

  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

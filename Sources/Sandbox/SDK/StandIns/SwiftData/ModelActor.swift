import AppleFoundation

/// An actor with its own model context.
@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
extension ModelActor {
  public var modelContext: ModelContext { modelExecutor.modelContext }

  public subscript<T>(id: PersistentIdentifier, as type: T.Type) -> T? where T: PersistentModel {
    modelContext.registeredModel(for: id)
  }
}

@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
public protocol ModelExecutor: AnyObject, Sendable {
  var modelContext: ModelContext { get }
}

@available(iOS 17, macOS 14, watchOS 10, visionOS 1, *)
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext

  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
  }
}

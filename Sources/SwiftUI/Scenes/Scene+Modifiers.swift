public import AppleFoundation
public import CombineStandIn

// No scene is ever opened: what changes one changes nothing.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension Scene {
  nonisolated public func onChange<V>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene where V: Equatable {
    self
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene where V: Equatable {
    self
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene where V: Equatable {
    self
  }

  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func environmentObject<T>(_ object: T) -> some Scene
  where T: ObservableObject {
    self
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    self
  }

  nonisolated public func commands<Content>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene where Content: Commands {
    self
  }

  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }
}

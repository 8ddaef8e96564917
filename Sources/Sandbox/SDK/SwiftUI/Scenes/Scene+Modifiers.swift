public import AppleFoundation
public import CombineStandIn

// For a widget, no scene opens. In an app that the phone runs, these modifiers follow changes and set
// environment values.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension Scene {
  nonisolated public func onChange<V>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene where V: Equatable {
    living { $0.watch(value) { _, new in action(new) } }
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene where V: Equatable {
    living { $0.watch(value, initial: initial, action) }
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene where V: Equatable {
    living { $0.watch(value, initial: initial) { _, _ in action() } }
  }

  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func environmentObject<T>(_ object: T) -> some Scene
  where T: ObservableObject {
    showing { AnyView($0.environmentObject(object)) }
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    showing { AnyView($0.environment(keyPath, value)) }
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

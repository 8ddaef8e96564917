import AppleFoundation
import Synchronization

/// A dependency that an intent needs, such as the app's data store.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@propertyWrapper
public final class AppDependency<Value>: @unchecked Sendable where Value: Sendable {
  private let key: AnyHashable?
  private let manager: AppDependencyManager

  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.key = key
    self.manager = manager
  }

  public var wrappedValue: Value {
    guard let value = manager.value(of: Value.self, key: key) else {
      // Traps, as on a phone, in the learner's process.
      preconditionFailure(
        "No \(Value.self) was added to AppDependencyManager. Call add(dependency:) before an "
          + "intent needs it.")
    }
    return value
  }
}

/// A registry of the app's dependencies for intents.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public final class AppDependencyManager: Sendable {
  private struct Key: Hashable, @unchecked Sendable {
    let type: ObjectIdentifier
    let name: AnyHashable?
  }

  public static let shared = AppDependencyManager()

  private let makers = Mutex<[Key: @Sendable () -> any Sendable]>([:])

  public init() {}

  public func add<Dependency>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) where Dependency: Sendable {
    let key = Key(type: ObjectIdentifier(Dependency.self), name: key)
    makers.withLock { $0[key] = dependency }
  }

  func value<Value>(of type: Value.Type, key: AnyHashable?) -> Value? {
    let key = Key(type: ObjectIdentifier(type), name: key)
    return makers.withLock { $0[key] }?() as? Value
  }
}

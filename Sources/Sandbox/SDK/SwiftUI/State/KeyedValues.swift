/// Values stored by the type of their key.
struct KeyedValues: @unchecked Sendable {
  // Sending the values is safe if each value allows it, which is up to the code that stores them.
  private var values: [ObjectIdentifier: Any] = [:]

  subscript<Value>(key: Any.Type) -> Value? {
    get { values[ObjectIdentifier(key)] as? Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value in a transaction, with its default.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// A key for a value that a view passes to its container, with its default.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The values that a view passes to its container.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct ContainerValues {
  private var values = KeyedValues()

  public subscript<K>(key: K.Type) -> K.Value where K: ContainerValueKey {
    get { values[key] ?? K.defaultValue }
    set { values[key] = newValue }
  }

  /// Accesses a value declared with `@Entry`.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[key] ?? K.defaultValue }
    set { values[key] = newValue }
  }
}

/// A key for a value of the focused view.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values of the focused view.
///
/// In a widget, no view has focus.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct FocusedValues {
  private var values = KeyedValues()

  public subscript<K>(key: K.Type) -> K.Value? where K: FocusedValueKey {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// Accesses a value declared with `@Entry`.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[key] ?? K.defaultValue }
    set { values[key] = newValue }
  }
}

/// A property wrapper for a value of the focused view.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  public var wrappedValue: Value? { nil }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension View {
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { noting(.typing) }

  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { noting(.typing) }
}

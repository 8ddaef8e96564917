/// Values by the types that are their keys.
struct KeyedValues: @unchecked Sendable {
  // Whoever puts a value in says whether it may go elsewhere.
  private var values: [ObjectIdentifier: Any] = [:]

  subscript<Value>(key: Any.Type) -> Value? {
    get { values[ObjectIdentifier(key)] as? Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The name and default of a value that goes along with a change of state.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The name and default of a value that a view tells its container.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// What a view tells the container that it stands in.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct ContainerValues {
  private var values = KeyedValues()

  public subscript<K>(key: K.Type) -> K.Value where K: ContainerValueKey {
    get { values[key] ?? K.defaultValue }
    set { values[key] = newValue }
  }

  /// What `@Entry` reads and writes.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[key] ?? K.defaultValue }
    set { values[key] = newValue }
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension View {
  /// Tells the container; none here asks.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View { noting(.listDetails) }
}

/// The name of a value of the view that has the focus.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values of the view that has the focus; in a widget none has.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct FocusedValues {
  private var values = KeyedValues()

  public subscript<K>(key: K.Type) -> K.Value? where K: FocusedValueKey {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// What `@Entry` reads and writes.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[key] ?? K.defaultValue }
    set { values[key] = newValue }
  }
}

/// A value of the view that has the focus.
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

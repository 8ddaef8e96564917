public import AppleFoundation

/// A property wrapper for a value stored with an app's scene.
///
/// A widget has no scene, so the property always has its initial value.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let initial: Value

  public var wrappedValue: Value {
    get { initial }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> { .constant(initial) }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension SceneStorage: Sendable where Value: Sendable {}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    initial = wrappedValue
  }

  public init(wrappedValue: Value, _ key: String) where Value == Int {
    initial = wrappedValue
  }

  public init(wrappedValue: Value, _ key: String) where Value == Double {
    initial = wrappedValue
  }

  public init(wrappedValue: Value, _ key: String) where Value == String {
    initial = wrappedValue
  }

  public init(wrappedValue: Value, _ key: String) where Value == URL {
    initial = wrappedValue
  }

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    initial = wrappedValue
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    initial = wrappedValue
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    initial = wrappedValue
  }

  public init(_ key: String) where Value == Bool? {
    initial = nil
  }

  public init(_ key: String) where Value == Int? {
    initial = nil
  }

  public init(_ key: String) where Value == Double? {
    initial = nil
  }

  public init(_ key: String) where Value == String? {
    initial = nil
  }

  public init(_ key: String) where Value == URL? {
    initial = nil
  }

  public init(_ key: String) where Value == Data? {
    initial = nil
  }
}

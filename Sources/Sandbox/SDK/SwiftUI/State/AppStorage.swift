public import AppleFoundation

private struct DefaultStoreKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
  /// The store for every `AppStorage` that doesn't specify its own store.
  var defaultAppStorage: UserDefaults {
    get { self[DefaultStoreKey.self] }
    set { self[DefaultStoreKey.self] = newValue }
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension View {
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    changingEnvironment(as: "defaultAppStorage") { $0.defaultAppStorage = store }
  }
}

/// A property wrapper for a value in the user defaults.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let store: UserDefaults?
  private let read: (UserDefaults) -> Value
  private let write: (UserDefaults, Value) -> Void

  private var currentStore: UserDefaults {
    store ?? Evaluation.ambient?.defaultAppStorage ?? .standard
  }

  public var wrappedValue: Value {
    get { read(currentStore) }
    nonmutating set { write(currentStore, newValue) }
  }

  public var projectedValue: Binding<Value> {
    let store = currentStore
    return Binding(get: { read(store) }, set: { write(store, $0) })
  }

  fileprivate init(
    store: UserDefaults?, read: @escaping (UserDefaults) -> Value,
    write: @escaping (UserDefaults, Value) -> Void
  ) {
    self.store = store
    self.read = read
    self.write = write
  }

  /// Creates storage for a value that user defaults can store directly.
  fileprivate init(_ key: String, _ store: UserDefaults?, default value: Value) {
    self.init(
      store: store, read: { $0.object(forKey: key) as? Value ?? value },
      write: { $0.set($1, forKey: key) })
  }

  /// Creates storage for a value that user defaults store as its raw value.
  fileprivate init(_ key: String, _ store: UserDefaults?, raw value: Value)
  where Value: RawRepresentable {
    self.init(
      store: store,
      read: { ($0.object(forKey: key) as? Value.RawValue).flatMap(Value.init) ?? value },
      write: { $0.set($1.rawValue, forKey: key) })
  }

  /// Creates storage for a value that can be missing from the user defaults.
  fileprivate init<Wrapped>(_ key: String, _ store: UserDefaults?, optional: Wrapped.Type)
  where Value == Wrapped? {
    self.init(
      store: store, read: { $0.object(forKey: key) as? Wrapped },
      write: { store, value in
        if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
      })
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension AppStorage: @unchecked Sendable where Value: Sendable {}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, default: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, default: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, store, default: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, store, default: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(
      store: store, read: { $0.url(forKey: key) ?? wrappedValue },
      write: { $0.set($1, forKey: key) })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, default: wrappedValue)
  }

  @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, default: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, raw: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, raw: wrappedValue)
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, optional: Bool.self)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, optional: Int.self)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, optional: Double.self)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, optional: String.self)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(
      store: store, read: { $0.url(forKey: key) }, write: { $0.set($1, forKey: key) })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, optional: Data.self)
  }

  @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, optional: Date.self)
  }
}

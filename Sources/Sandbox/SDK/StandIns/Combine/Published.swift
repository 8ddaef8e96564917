import AppleFoundation

/// A property with a publisher that emits before the property changes.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@propertyWrapper
public struct Published<Value> {
  /// The value and its subscribers.
  final class Storage: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value
    let listeners = Listeners<Value, Never>()
    /// The subscriptions that assign to the property; see `assign(to:)`.
    var sources: [AnyCancellable] = []
    /// A closure that notifies the object that owns the property.
    var willChange: (() -> Void)?

    init(_ value: Value) {
      self.value = value
    }

    func get() -> Value { lock.withLock { value } }

    func set(_ newValue: Value) {
      willChange?()
      listeners.send(newValue)
      lock.withLock { value = newValue }
    }
  }

  /// A publisher of the property's current value, and of each new value before it is stored.
  public struct Publisher: CombineStandIn.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: Storage

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Never, S.Input == Value {
      storage.listeners.add(subscriber, first: storage.get())
    }
  }

  private let storage: Storage

  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  public init(initialValue: Value) {
    storage = Storage(initialValue)
  }

  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {}
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.get() }
    set { storage.set(newValue) }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.get() }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      if storage.willChange == nil {
        storage.willChange = { [weak object] in tellChange(of: object) }
      }
      storage.set(newValue)
    }
  }
}

/// Notifies the subscribers of the object that owns a property.
private func tellChange(of object: AnyObject?) {
  func tell(_ observable: some ObservableObject) {
    (observable.objectWillChange as? ObservableObjectPublisher)?.send()
  }
  if let observable = object as? any ObservableObject { tell(observable) }
}

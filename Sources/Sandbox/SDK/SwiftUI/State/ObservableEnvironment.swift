public import Observation

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  /// Sets a value in the environment of a view.
  ///
  /// ```swift
  /// Text("Rain").environment(\.colorScheme, .dark)
  /// ```
  nonisolated public func environment<T>(_ object: T?) -> some View
  where T: AnyObject, T: Observable {
    changingEnvironment(as: "environment") { $0.objects[ObjectIdentifier(T.self)] = object }
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension EnvironmentValues {
  /// Accesses the inherited object of a type, or `nil` if no ancestor provides it.
  public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
    get { objects[ObjectIdentifier(objectType)] as? T }
    set { objects[ObjectIdentifier(objectType)] = newValue }
  }

  /// Returns the inherited object of a type, and traps if there's none.
  fileprivate subscript<T>(required type: RequiredObject<T>) -> T where T: AnyObject {
    guard let object = objects[ObjectIdentifier(T.self)] as? T else {
      // iOS traps here too, because there's no value to return.
      preconditionFailure(
        "No Observable object of type \(T.self) found. A View.environmentObject(_:) for "
          + "\(T.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  fileprivate subscript<T>(optional type: RequiredObject<T>) -> T? where T: AnyObject {
    objects[ObjectIdentifier(T.self)] as? T
  }
}

/// A type as a component of a key path.
private struct RequiredObject<Object>: Hashable {}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension Environment {
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    self.init(\EnvironmentValues[required: RequiredObject<Value>()])
  }

  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    self.init(\EnvironmentValues[optional: RequiredObject<T>()])
  }
}

/// A property wrapper that creates bindings to the properties of an observable object.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public var projectedValue: Bindable<Value> { self }

  private init(storing value: Value) {
    wrappedValue = value
  }

  /// Lets a structure's memberwise initializer take the object itself, because the compiler looks for
  /// `init(wrappedValue:)` here.
  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) {
    self.init(storing: wrappedValue)
  }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) {
    self.init(storing: wrappedValue)
  }

  public init(_ wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue)
  }

  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension Bindable: DynamicProperty {}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension Bindable: Sendable where Value: Sendable {}

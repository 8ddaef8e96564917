@_exported public import AppleFoundation

/// An object managed by a context, with `@NSManaged` properties.
@available(iOS 3.0, macOS 10.4, watchOS 2.0, visionOS 1.0, *)
open class NSManagedObject: NSObject, @unchecked Sendable {
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  public let entity: NSEntityDescription
  public let objectID: NSManagedObjectID
  open internal(set) var isDeleted = false
  open internal(set) var isInserted = false
  /// The values of an object without a custom class.
  private var values: [String: Any] = [:]

  public init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    self.entity = entity
    objectID = NSManagedObjectID(entity: entity)
    super.init()
    context?.insert(self)
    awakeFromInsert()
  }

  /// Creates an object without a context.
  ///
  /// On a phone, Core Data reports an error for such an object.
  public override convenience init() {
    self.init(entity: Self.entity(), insertInto: nil)
  }

  /// Creates an object of the entity that is named after the class.
  @available(iOS 10.0, macOS 10.12, watchOS 3.0, *)
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: moc)
  }

  @available(iOS 10.0, macOS 10.12, watchOS 3.0, *)
  open class func entity() -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = String(describing: self)
    entity.objectType = self
    return entity
  }

  // A model class's own method takes precedence if both are possible, as on a phone.
  @_disfavoredOverload
  @available(iOS 10.0, macOS 10.12, watchOS 3.0, *)
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: String(describing: self))
  }

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open var hasChanges: Bool { isInserted || isDeleted }

  open func value(forKey key: String) -> Any? {
    storage(named: key)?.anyValue ?? values[key]
  }

  open func setValue(_ value: Any?, forKey key: String) {
    if let storage = storage(named: key) {
      _ = storage.setAny(value)
    } else {
      values[key] = value
    }
  }

  open func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }
  open func willChangeValue(forKey key: String) {}
  open func didChangeValue(forKey key: String) {}
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}

  /// Returns the storage of a property wrapper, which has the property's name with an underscore.
  private func storage(named name: String) -> (any ManagedStorage)? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let seen = mirror {
      for child in seen.children where child.label == "_\(name)" {
        if let storage = child.value as? any ManagedStorage { return storage }
      }
      mirror = seen.superclassMirror
    }
    return nil
  }
}

@available(iOS 3.0, macOS 10.4, watchOS 2.0, visionOS 1.0, *)
extension NSManagedObject {
  /// Returns the value of an `@NSManaged` property in an extension, which can't have stored properties.
  ///
  /// - Parameter name: The property's name.
  public func _managedValue<Value>(_ name: String) -> Value {
    if let value = (values[name] ?? _Managed<Value>.blank) as? Value { return value }
    // Traps, as on a phone.
    preconditionFailure("A managed property of type \(Value.self) is read before it's set.")
  }

  /// Sets the value of an `@NSManaged` property in an extension.
  public func _setManagedValue<Value>(_ name: String, _ value: Value) { values[name] = value }
}

extension NSManagedObject: NamedValues {
  package func value(named name: String) -> Any? { value(forKey: name) }
}

/// The identifier of a managed object.
@available(iOS 3.0, macOS 10.4, watchOS 2.0, visionOS 1.0, *)
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  public let entity: NSEntityDescription
  private let identifier = UUID()

  init(entity: NSEntityDescription) {
    self.entity = entity
    super.init()
  }

  open var isTemporaryID: Bool { true }

  open func uriRepresentation() -> URL {
    URL(string: "x-coredata:///\(entity.name ?? "")/\(identifier)") ?? URL(fileURLWithPath: "/")
  }
}

/// A type that fetch requests can return.
@available(iOS 3.0, macOS 10.4, watchOS 2.0, visionOS 1.0, *)
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

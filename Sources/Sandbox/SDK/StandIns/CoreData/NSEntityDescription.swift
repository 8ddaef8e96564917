public import AppleFoundation

/// The description of an entity.
///
/// The simulated phone doesn't read Xcode's data models. An entity has the name of its class.
@available(iOS 3.0, macOS 10.4, watchOS 2.0, visionOS 1.0, *)
open class NSEntityDescription: NSObject, @unchecked Sendable {
  open var name: String?
  // Apple declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var managedObjectClassName: String! = "NSManagedObject"
  open var properties: [NSPropertyDescription] = []
  var objectType: NSManagedObject.Type?

  public override init() {
    super.init()
  }

  /// Returns the entity with a name.
  ///
  /// Any name is valid.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    let entity = NSEntityDescription()
    entity.name = entityName
    return entity
  }

  /// Returns a new object without a custom class, whose values are accessed by name.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = NSEntityDescription()
    entity.name = entityName
    return NSManagedObject(entity: entity, insertInto: context)
  }
}

/// The description of an entity's property.
@available(iOS 3.0, macOS 10.4, watchOS 2.0, visionOS 1.0, *)
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  open var name = ""
  open var isOptional = true

  public override init() {
    super.init()
  }
}

@available(iOS 3.0, macOS 10.4, watchOS 2.0, visionOS 1.0, *)
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
}

@available(iOS 3.0, macOS 10.4, watchOS 2.0, visionOS 1.0, *)
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var defaultValue: Any?
}

/// A data model: a set of entities.
@available(iOS 3.0, macOS 10.4, watchOS 2.0, visionOS 1.0, *)
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  open var entities: [NSEntityDescription] = []

  public override init() {
    super.init()
  }

  /// Creates an empty model, because compiled data models exist only on a phone.
  public init?(contentsOf url: URL) {
    super.init()
  }

  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }
}

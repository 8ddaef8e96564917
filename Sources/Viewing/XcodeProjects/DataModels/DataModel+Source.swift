import SwiftSource

extension DataModel {
  /// The code that Xcode generates for entities with code generation; nil if there are none.
  package var source: String? {
    let made = entities.compactMap { $0.generation == nil ? nil : source(of: $0) }
    return made.isEmpty ? nil : "import CoreData\nimport Foundation\n" + made.joined()
  }

  private func source(of entity: Entity) -> String {
    let name = entity.className.escapedName
    let parent = entity.parent.map(className) ?? "NSManagedObject"
    let properties =
      entity.attributes.map { "  @NSManaged public var \($0.name.escapedName): \($0.type)\n" }
      + entity.relationships.flatMap(members)
    var text = ""
    if entity.generation == .class {
      text += "@objc(\(entity.className))\npublic class \(name): \(parent) {}\n"
    }
    text += """
      extension \(name) {
        @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {
          NSFetchRequest<\(name)>(entityName: \(entity.name.swiftLiteral))
        }
      \(properties.joined())}

      """
    // A subclass inherits its parent's conformance.
    if entity.parent == nil { text += "extension \(name): Identifiable {}\n" }
    return text
  }

  private func className(of entity: String) -> String {
    (entities.first { $0.name == entity }?.className ?? entity).escapedName
  }

  /// Returns a relationship's property, and the accessors of a to-many relationship too.
  private func members(of relationship: Relationship) -> [String] {
    let name = relationship.name.escapedName
    let destination = className(of: relationship.destination)
    guard relationship.isToMany else {
      return ["  @NSManaged public var \(name): \(destination)?\n"]
    }
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let word = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    return ["  @NSManaged public var \(name): \(set)?\n"]
      + ["addTo", "removeFrom"].flatMap { verb in
        [
          "  @NSManaged public func \(verb)\(word)(_ value: \(destination))\n",
          "  @NSManaged public func \(verb)\(word)(_ values: \(set))\n",
        ]
      }
  }
}

extension DataModel.Attribute {
  fileprivate var type: String {
    switch kind {
    case "Integer 16" where isScalar: "Int16"
    case "Integer 32" where isScalar: "Int32"
    case "Integer 64" where isScalar: "Int64"
    case "Double" where isScalar: "Double"
    case "Float" where isScalar: "Float"
    case "Boolean" where isScalar: "Bool"
    case "Date" where isScalar: "TimeInterval"
    case "Integer 16", "Integer 32", "Integer 64", "Double", "Float", "Boolean": "NSNumber?"
    case "String": "String?"
    case "Date": "Date?"
    case "Binary": "Data?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    case "Decimal": "NSDecimalNumber?"
    case "Transformable":
      "\((customClass ?? "").isEmpty ? "NSObject" : customClass ?? "NSObject")?"
    default: "NSObject?"
    }
  }
}

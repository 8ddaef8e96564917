package import Foundation
import Compiling
import Storage

package struct DataModel: Sendable {
  struct Attribute: Sendable {
    let name: String
    /// The attribute type, such as `Integer 64`.
    let kind: String
    let isOptional: Bool
    let isScalar: Bool
    /// The class of a transformable value.
    let customClass: String?
  }

  struct Relationship: Sendable {
    let name: String
    let destination: String
    let isToMany: Bool
    let isOrdered: Bool
  }

  struct Entity: Sendable {
    /// Xcode's code generation for an entity: a class with its properties, or only the properties.
    enum Generation: String, Sendable { case `class`, category }

    let name: String
    let className: String
    let parent: String?
    let generation: Generation?
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
  }

  private(set) var entities: [Entity] = []

  private static let largest = 8 << 20

  /// Reads the current version of a model; nil if it's unreadable.
  ///
  /// - Parameter place: An `.xcdatamodeld` with its versions, or an `.xcdatamodel`.
  package init?(at place: URL) {
    let version = place.pathExtension == "xcdatamodeld" ? Self.currentVersion(in: place) : place
    guard let version,
      let bytes = try? BoundedFile.read(
        version.appending(path: "contents").path, limit: Self.largest)
    else { return nil }
    self.init(String(decoding: bytes, as: UTF8.self))
  }

  package init?(_ text: String) {
    let tags = DataModelTag.all(in: text[...])
    guard tags.contains(where: { $0.name == "model" }) else { return nil }
    var isInside = false
    for tag in tags {
      switch tag.name {
      case "entity" where tag.isEnd: isInside = false
      case "entity":
        guard let entity = Entity(tag) else { continue }
        entities.append(entity)
        isInside = !tag.isEmpty
      case "attribute" where isInside && !tag.isEnd:
        if let attribute = Attribute(tag) {
          entities[entities.count - 1].attributes.append(attribute)
        }
      case "relationship" where isInside && !tag.isEnd:
        if let relationship = Relationship(tag) {
          entities[entities.count - 1].relationships.append(relationship)
        }
      default: break
      }
    }
  }

  private static func currentVersion(in folder: URL) -> URL? {
    let list = folder.appending(path: ".xccurrentversion")
    let named = (try? BoundedFile.read(list.path, limit: 1 << 16)).flatMap {
      try? PropertyList.value(of: $0, deepest: 5).table["_XCCurrentVersionName"]?.text
    }
    if let named, !named.contains("/") { return folder.appending(path: named) }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // The last name is the newest version: “Items 2” follows “Items”.
    return names.filter { $0.hasSuffix(".xcdatamodel") }.map { folder.appending(path: $0) }
      .max { $0.deletingPathExtension().path < $1.deletingPathExtension().path }
  }
}

extension DataModel.Entity {
  fileprivate init?(_ tag: DataModelTag) {
    guard let name = tag.attributes["name"], DataModel.isName(name) else { return nil }
    self.name = name
    let written = tag.attributes["representedClassName"] ?? name
    // The name can start with a module, or with only a dot.
    className = written.split(separator: ".").last.map(String.init) ?? name
    parent = tag.attributes["parentEntity"]
    generation = tag.attributes["codeGenerationType"].flatMap(Generation.init)
    guard DataModel.isName(className) else { return nil }
  }
}

extension DataModel.Attribute {
  fileprivate init?(_ tag: DataModelTag) {
    guard let name = tag.attributes["name"], DataModel.isName(name) else { return nil }
    self.name = name
    kind = tag.attributes["attributeType"] ?? ""
    isOptional = tag.attributes["optional"] == "YES"
    isScalar = tag.attributes["usesScalarValueType"] == "YES"
    customClass = tag.attributes["customClassName"]
  }
}

extension DataModel.Relationship {
  fileprivate init?(_ tag: DataModelTag) {
    guard let name = tag.attributes["name"], DataModel.isName(name),
      let destination = tag.attributes["destinationEntity"]
    else { return nil }
    self.name = name
    self.destination = destination
    isToMany = tag.attributes["toMany"] == "YES"
    isOrdered = tag.attributes["ordered"] == "YES"
  }
}

extension DataModel {
  fileprivate static func isName(_ text: String) -> Bool {
    text.first.map { $0.isLetter || $0 == "_" } == true
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

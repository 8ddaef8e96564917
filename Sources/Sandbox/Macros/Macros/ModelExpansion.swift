import SwiftSource

/// What `@Model` adds to a class.
enum ModelExpansion {
  /// Its record, and the properties by which it may lead to other models.
  static func members(of declaration: String) -> String {
    // A public model's requirements have to be public as well.
    let record = "public let _$record = PersistentRecord()"
    let related = RelatedProperty.all(in: declaration)
    guard !related.isEmpty, let type = SwiftFile(declaration).types.first?.name else {
      return record
    }
    let lines = related.map { property in
      let rule = property.deleteRule.map { ", deleteRule: \($0)" } ?? ""
      let inverse = property.inverse.map { ", inverse: \($0)" } ?? ""
      return "  \(type)._$relate(\\\(type).\(property.name)\(rule)\(inverse), in: &all)"
    }
    return """
      \(record)
      public static var _$relationships: [SwiftData._ModelRelationship] {
        var all: [SwiftData._ModelRelationship] = []
      \(lines.joined(separator: "\n"))
        return all
      }
      """
  }

  /// The attribute of a member that may lead to other models; nothing for any other.
  static func attribute(of member: String) -> String {
    RelatedProperty(member) == nil ? "" : "@_Kept"
  }

  /// The observer that tells the other end of a change.
  static func observer(of member: String) -> String? {
    RelatedProperty(member).map {
      "didSet { _$changed(\\.\($0.name), from: oldValue, to: \($0.name)) }"
    }
  }
}

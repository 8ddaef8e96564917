import SwiftSource

enum ModelExpansion {
  /// Returns the model's record, and a list of the properties that may refer to other models.
  static func members(of declaration: String) -> String {
    // A public model's protocol requirements must be public too.
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

  /// Returns the attribute for a property that may refer to other models, or an empty string for other
  /// members.
  static func attribute(of member: String) -> String {
    RelatedProperty(member) == nil ? "" : "@_Kept"
  }

  /// Returns an observer that updates the inverse property after a change.
  static func observer(of member: String) -> String? {
    RelatedProperty(member).map {
      "didSet { _$changed(\\.\($0.name), from: oldValue, to: \($0.name)) }"
    }
  }
}

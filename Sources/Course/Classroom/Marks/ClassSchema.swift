package import Foundation

/// What editors go by while a teacher writes `class.yml`.
package enum ClassSchema {
  package static let fileName = "class.schema.json"

  /// The schema, which also completes the names of some exercises; others are as good.
  ///
  /// - Throws: What reading JSON throws.
  package static func contents(exercises: [String]) throws -> Data {
    let plain = try JSONSerialization.jsonObject(
      with: Data(PackageResources.class_schema_json))
    guard var schema = plain as? [String: Any], var parts = schema["$defs"] as? [String: Any],
      var exercise = parts["exercise"] as? [String: Any]
    else { return Data(PackageResources.class_schema_json) }
    exercise["anyOf"] = [["enum": exercises], ["type": "string"]]
    parts["exercise"] = exercise
    schema["$defs"] = parts
    return try JSONSerialization.data(
      withJSONObject: schema, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
      + Data("\n".utf8)
  }
}

package import Foundation

/// The JSON schema that editors use to complete and validate `class.yml`.
package enum ClassSchema {
  package static let fileName = "class.schema.json"

  /// Returns the schema.
  ///
  /// It completes the given exercise names and also accepts other names.
  ///
  /// - Throws: Errors of JSON parsing.
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

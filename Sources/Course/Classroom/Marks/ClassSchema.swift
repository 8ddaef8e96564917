package import Curriculum
package import Foundation

/// The JSON schema that editors use to complete and validate `class.yml`.
package enum ClassSchema {
  package static let fileName = "class.schema.json"

  /// Returns the schema.
  ///
  /// It completes the names of the pack's exercises and routes and also accepts other names.
  ///
  /// - Throws: Errors of JSON parsing.
  package static func contents(of pack: Pack) throws -> Data {
    let plain = try JSONSerialization.jsonObject(
      with: Data(PackageResources.class_schema_json))
    guard var schema = plain as? [String: Any], var parts = schema["$defs"] as? [String: Any]
    else { return Data(PackageResources.class_schema_json) }
    for (name, known) in [
      ("exercise", pack.exercises.map(\.identifier)),
      ("route", pack.routes.map(\.identifier) + [Route.everything]),
    ] {
      guard var part = parts[name] as? [String: Any] else { continue }
      part["anyOf"] = [["enum": known], ["type": "string"]]
      parts[name] = part
    }
    schema["$defs"] = parts
    return try JSONSerialization.data(
      withJSONObject: schema, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
      + Data("\n".utf8)
  }
}

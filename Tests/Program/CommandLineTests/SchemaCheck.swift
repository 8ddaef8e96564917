import Foundation
import TestSupport

/// Validates a JSON value against a JSON Schema, with the keywords that the published schemas use.
struct SchemaCheck {
  private let root: [String: Any]

  init(_ name: String) throws {
    let file = Repository.sources.appending(path: "Program/CommandLine/Schemas/\(name).schema.json")
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    root = value as? [String: Any] ?? [:]
  }

  /// Returns every place where the value violates the schema.
  func problems(in json: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    return problems(in: value, root, at: "$")
  }

  private func problems(in value: Any, _ schema: [String: Any], at place: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      let target = (root["$defs"] as? [String: Any])?[name] as? [String: Any]
      return problems(in: value, target ?? [:], at: place)
    }
    if let constant = schema["const"] as? NSObject, constant != value as? NSObject {
      return ["\(place) is \(value), not \(constant)"]
    }
    if let choices = schema["enum"] as? [NSObject],
      !choices.contains(value as? NSObject ?? NSNull())
    {
      return ["\(place) is \(value), none of \(choices)"]
    }
    let types = schema["type"] as? [String] ?? (schema["type"] as? String).map { [$0] } ?? []
    guard types.isEmpty || types.contains(where: { Self.isOf($0, value) }) else {
      return ["\(place) is \(value), no \(types.joined(separator: " or "))"]
    }
    var problems: [String] = []
    if let object = value as? [String: Any] {
      for name in schema["required"] as? [String] ?? [] where object[name] == nil {
        problems.append("\(place).\(name) is missing")
      }
      for (name, inner) in schema["properties"] as? [String: [String: Any]] ?? [:] {
        guard let member = object[name] else { continue }
        problems += self.problems(in: member, inner, at: "\(place).\(name)")
      }
    }
    if let array = value as? [Any] {
      let least = schema["minItems"] as? Int ?? 0
      if array.count < least { problems.append("\(place) has \(array.count) items") }
      for (index, item) in array.enumerated() {
        problems += self.problems(
          in: item, schema["items"] as? [String: Any] ?? [:], at: "\(place)[\(index)]")
      }
    }
    return problems
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "null": value is NSNull
    case "boolean": value is Bool
    case "integer": (value as? Double).map { $0 == $0.rounded() } ?? false
    default: value is Double || value is Int
    }
  }
}

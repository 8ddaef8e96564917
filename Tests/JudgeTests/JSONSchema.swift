import Foundation

/// As much of JSON Schema as the published schemas use.
struct JSONSchema {
  private let root: [String: Any]

  init(file: URL) throws {
    root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
  }

  /// What is wrong with `value`, each with its place; empty where it is valid.
  func violations(of value: Any) -> [String] { violations(of: value, schema: root, at: "$") }

  private func violations(of value: Any, schema: [String: Any], at place: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      return violations(of: value, schema: resolved(reference), at: place)
    }
    var found: [String] = []
    if let type = schema["type"] as? String, !Self.isOf(type, value) {
      return ["\(place) is no \(type)"]
    }
    if let choices = schema["enum"] as? [String], !choices.contains(value as? String ?? "") {
      found.append("\(place) is none of \(choices)")
    }
    if let constant = schema["const"] as? Int, value as? Int != constant {
      found.append("\(place) is not \(constant)")
    }
    if let minimum = schema["minimum"] as? Double, (value as? Double ?? 0) < minimum {
      found.append("\(place) is below \(minimum)")
    }
    if let object = value as? [String: Any] {
      for name in schema["required"] as? [String] ?? [] where object[name] == nil {
        found.append("\(place).\(name) is missing")
      }
      for (name, part) in schema["properties"] as? [String: [String: Any]] ?? [:] {
        if let inner = object[name] {
          found += violations(of: inner, schema: part, at: "\(place).\(name)")
        }
      }
    }
    if let list = value as? [Any], let items = schema["items"] as? [String: Any] {
      for (index, item) in list.enumerated() {
        found += violations(of: item, schema: items, at: "\(place)[\(index)]")
      }
    }
    return found
  }

  /// `#/$defs/check`.
  private func resolved(_ reference: String) -> [String: Any] {
    reference.split(separator: "/").dropFirst().reduce(root) {
      $0[String($1)] as? [String: Any] ?? [:]
    }
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int
    case "number": value is Double
    case "boolean": value is Bool
    default: false
    }
  }
}

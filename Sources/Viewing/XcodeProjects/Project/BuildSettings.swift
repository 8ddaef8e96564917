import Compiling
import Foundation

/// A target's build settings, combined as in Xcode: the target's settings override the project's settings.
struct BuildSettings {
  /// The layers from lowest to highest priority: the settings file, the project, the target.
  let layers: [[String: PropertyValue]]
  /// Xcode's built-in settings, such as the target's name.
  let builtIn: [String: String]

  /// The maximum depth of references between settings.
  private static let deepest = 20
  /// The limit in bytes for values that grow by referring to themselves twice.
  private static let longest = 64 << 10

  /// Returns the value of a setting with its references resolved; nil if it isn't set.
  func text(_ name: String) -> String? { value(name, below: layers.count, depth: 0) }

  func words(_ name: String) -> [String] {
    (text(name) ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
  }

  func isOn(_ name: String) -> Bool? { text(name).map { $0 == "YES" } }

  /// Resolves `$(NAME)` and `${NAME}` in a setting or in text from an `Info.plist`.
  func resolved(_ text: String) -> String { resolved(text, of: nil, below: layers.count, depth: 0) }

  private func value(_ name: String, below limit: Int, depth: Int) -> String? {
    guard depth < Self.deepest else { return nil }
    for layer in layers[..<limit].indices.reversed() {
      guard let raw = Self.own(name, in: layers[layer]) else { continue }
      return resolved(raw, of: name, below: layer, depth: depth + 1)
    }
    return builtIn[name].map { resolved($0, of: nil, below: layers.count, depth: depth + 1) }
  }

  /// Returns one layer's value of a setting, including values that apply only to an iPhone.
  private static func own(_ name: String, in layer: [String: PropertyValue]) -> String? {
    let conditional = layer.keys.sorted().first { key in
      key.hasPrefix("\(name)[") && isMet(key.dropFirst(name.count))
    }
    guard let value = conditional.flatMap({ layer[$0] }) ?? layer[name] else { return nil }
    return value.text ?? value.texts.joined(separator: " ")
  }

  /// Evaluates conditions such as `[sdk=iphoneos*][arch=arm64]`.
  private static func isMet(_ conditions: Substring) -> Bool {
    conditions.split(whereSeparator: { "[]".contains($0) }).allSatisfy { condition in
      let parts = condition.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return false }
      switch parts[0] {
      case "sdk": return parts[1] == "*" || parts[1].hasPrefix("iphone")
      case "arch": return ["*", "arm64"].contains(parts[1])
      case "config": return ["*", "Debug"].contains(parts[1])
      default: return false
      }
    }
  }

  private func resolved(_ text: String, of name: String?, below limit: Int, depth: Int) -> String {
    guard text.contains("$"), depth < Self.deepest else { return text }
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$"), result.utf8.count < Self.longest {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard let open = rest.first, open == "(" || open == "{",
        let close = rest.firstIndex(of: open == "(" ? ")" : "}")
      else {
        result += "$"
        continue
      }
      let inside = rest[rest.index(after: rest.startIndex)..<close]
      rest = rest[rest.index(after: close)...]
      let parts = inside.split(separator: ":").map(String.init)
      guard let wanted = parts.first else { continue }
      let value =
        // In a setting, a reference to itself is the value that the setting overrides.
        wanted == "inherited" || wanted == name
        ? name.flatMap { self.value($0, below: limit, depth: depth + 1) }
        : self.value(wanted, below: layers.count, depth: depth + 1)
      result += parts.dropFirst().reduce(value ?? "") { Self.changed($0, by: $1) }
    }
    return result + rest
  }

  /// Applies a modifier, the part of a reference after a colon.
  private static func changed(_ text: String, by word: String) -> String {
    switch word {
    case "lower": text.lowercased()
    case "upper": text.uppercased()
    case "rfc1034identifier":
      String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    case "c99extidentifier", "identifier": moduleName(text)
    default: text
    }
  }

  /// Returns the module name that Xcode derives from a product's name.
  static func moduleName(_ text: String) -> String {
    let name = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}

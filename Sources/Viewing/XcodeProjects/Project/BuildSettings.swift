import Compiling
import Foundation

/// The build settings of a target, put together as Xcode does it: the target's own over the project's.
struct BuildSettings {
  /// From the lowest floor up: what a file of settings says, then the project, then the target.
  let layers: [[String: PropertyValue]]
  /// What Xcode itself knows, such as the target's name.
  let builtIn: [String: String]

  /// Settings that stand for each other are followed no further.
  private static let deepest = 20
  /// In bytes: values that grow by naming themselves twice end here.
  private static let longest = 64 << 10

  /// The value of a setting with everything put in that it names; nil where nobody sets it.
  func text(_ name: String) -> String? { value(name, below: layers.count, depth: 0) }

  /// The words of a setting that is a list.
  func words(_ name: String) -> [String] {
    (text(name) ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
  }

  func isOn(_ name: String) -> Bool? { text(name).map { $0 == "YES" } }

  /// A text of an `Info.plist` or a setting with `$(NAME)` and `${NAME}` replaced.
  func resolved(_ text: String) -> String { resolved(text, of: nil, below: layers.count, depth: 0) }

  private func value(_ name: String, below limit: Int, depth: Int) -> String? {
    guard depth < Self.deepest else { return nil }
    for layer in layers[..<limit].indices.reversed() {
      guard let raw = Self.own(name, in: layers[layer]) else { continue }
      return resolved(raw, of: name, below: layer, depth: depth + 1)
    }
    return builtIn[name].map { resolved($0, of: nil, below: layers.count, depth: depth + 1) }
  }

  /// What one layer says of a setting, also where it says it only of an iPhone.
  private static func own(_ name: String, in layer: [String: PropertyValue]) -> String? {
    let conditional = layer.keys.sorted().first { key in
      key.hasPrefix("\(name)[") && isMet(key.dropFirst(name.count))
    }
    guard let value = conditional.flatMap({ layer[$0] }) ?? layer[name] else { return nil }
    return value.text ?? value.texts.joined(separator: " ")
  }

  /// `[sdk=iphoneos*][arch=arm64]`.
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
        wanted == "inherited"
        ? name.flatMap { self.value($0, below: limit, depth: depth + 1) }
        : self.value(wanted, below: layers.count, depth: depth + 1)
      result += parts.dropFirst().reduce(value ?? "") { Self.changed($0, by: $1) }
    }
    return result + rest
  }

  /// What stands behind a colon in a setting's name.
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

  /// The name of a module as Xcode makes it of a product's.
  static func moduleName(_ text: String) -> String {
    let name = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}

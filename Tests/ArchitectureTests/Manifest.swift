import Foundation
import SwiftSource

/// The targets of both manifests and what they depend on, read from the manifests' text.
struct Manifest {
  /// Of ours, without products of other packages.
  private(set) var dependencies: [String: Set<String>] = [:]

  static func read() throws -> Manifest {
    var manifest = Manifest()
    for path in ["Sources/Package.swift", "Package.swift"] {
      let text = try String(contentsOf: House.root.appending(path: path), encoding: .utf8)
      manifest.add(text)
    }
    return manifest
  }

  /// Adds the targets of a manifest's text.
  mutating func add(_ text: String) {
    let tokens = SwiftFile(text).tokens
    for place in tokens.indices.dropLast() where tokens[place + 1].text == "(" {
      let inside = Self.inside(place + 1, of: tokens)
      switch tokens[place].text {
      case "target", "executableTarget":
        guard let name = Self.value(of: "name", in: inside) else { continue }
        dependencies[name] = Set(Self.list(of: "dependencies", in: inside))
      case "standIn":
        // Its name without a label, and Apple's Foundation where nothing else is said.
        guard let name = inside.first.flatMap(Self.text) else { continue }
        dependencies["\(name)StandIn"] = Set(
          inside.count == 1 ? ["AppleFoundation"] : inside.dropFirst().compactMap(Self.text))
      default: continue
      }
    }
  }

  /// How deep a target's dependencies go: 0 for one that has none of ours.
  func floor(of target: String) -> Int {
    let below = (dependencies[target] ?? []).filter { dependencies[$0] != nil }
    return below.map { floor(of: $0) + 1 }.max() ?? 0
  }

  /// What stands between the bracket at a place and the one that closes it.
  private static func inside(_ open: Int, of tokens: [CodeToken]) -> ArraySlice<CodeToken> {
    var depth = 0
    for place in tokens.indices[open...] where tokens[place].kind == .sign {
      depth += ["(": 1, "[": 1, ")": -1, "]": -1][tokens[place].text] ?? 0
      if depth == 0 { return tokens[(open + 1)..<place] }
    }
    return []
  }

  private static func value(of label: String, in tokens: ArraySlice<CodeToken>) -> String? {
    guard let place = tokens.firstIndex(where: { $0.text == label }),
      place + 2 < tokens.endIndex
    else { return nil }
    return text(tokens[place + 2])
  }

  /// The literals of a list, without those in calls such as `.product(…)`.
  private static func list(of label: String, in tokens: ArraySlice<CodeToken>) -> [String] {
    let tokens = Array(tokens)
    guard let place = tokens.firstIndex(where: { $0.text == label }),
      place + 2 < tokens.endIndex, tokens[place + 2].text == "["
    else { return [] }
    var depth = 0
    return inside(place + 2, of: tokens).compactMap { token in
      if token.kind == .sign { depth += ["(": 1, ")": -1][token.text] ?? 0 }
      return depth == 0 ? text(token) : nil
    }
  }

  private static func text(_ token: CodeToken) -> String? {
    guard token.kind == .literal else { return nil }
    return String(token.text.dropFirst().dropLast())
  }
}

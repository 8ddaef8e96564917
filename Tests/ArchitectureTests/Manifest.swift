import Foundation
import SwiftSource

/// The targets, parsed from the text of the manifests.
struct Manifest {
  /// The repository's targets that each target depends on.
  private(set) var dependencies: [String: Set<String>] = [:]
  /// The products of other packages that each target depends on.
  private(set) var products: [String: Set<String>] = [:]
  /// Each target's folder, relative to the repository.
  private(set) var folders: [String: String] = [:]
  /// Programs, which depend on some targets only to link or build them.
  private(set) var programs: Set<String> = []
  private var targets: [String: String] = [:]

  static func read() throws -> Manifest {
    var manifest = Manifest()
    for folder in ["Sources/Foundations", "Sources/Sandbox", "Sources/Viewing/Page", ""] {
      let path = folder.isEmpty ? "Package.swift" : "\(folder)/Package.swift"
      let text = try String(contentsOf: House.root.appending(path: path), encoding: .utf8)
      manifest.add(text, below: folder.isEmpty ? "Sources" : folder, root: folder)
    }
    return manifest
  }

  func target(in folder: String) -> String? { targets[folder] }

  /// Adds the targets of a manifest's text.
  ///
  /// - Parameters:
  ///   - modules: The base folder for `module(…)`, `program(…)` and `standIn(…)`.
  ///   - root: The base folder for `path:`, or empty for the repository.
  mutating func add(_ text: String, below modules: String, root: String) {
    let tokens = SwiftFile(text).tokens
    for place in tokens.indices.dropLast() where tokens[place + 1].text == "(" {
      let inside = Self.inside(place + 1, of: tokens)
      let call = tokens[place].text
      switch call {
      case "target", "executableTarget", "plugin", "systemLibrary":
        let label = call == "systemLibrary" ? Self.value(of: "path", in: inside) : nil
        guard let name = Self.value(of: "name", in: inside) ?? inside.first.flatMap(Self.text),
          !name.isEmpty, !name.contains("\\")
        else { continue }
        if call == "executableTarget" { programs.insert(name) }
        add(
          name,
          in: (label ?? Self.value(of: "path", in: inside)).map {
            root.isEmpty ? $0 : "\(root)/\($0)"
          } ?? "\(modules)/SystemLibraries/\(name)",
          Self.list(of: "dependencies", in: inside))
      case "module", "program":
        guard let path = inside.first.flatMap(Self.text) else { continue }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        if call == "program" { programs.insert(name) }
        add(name, in: "\(modules)/\(path)", Self.firstList(in: inside))
      case "standIn":
        guard let name = inside.first.flatMap(Self.text) else { continue }
        add(
          "\(name)StandIn", in: "\(modules)/SDK/StandIns/\(name)",
          inside.count == 1 ? [.ours("AppleFoundation")] : Self.firstList(in: inside))
      default: continue
      }
    }
  }

  private enum Dependency {
    case ours(String)
    case product(String)
  }

  private mutating func add(_ name: String, in folder: String, _ dependencies: [Dependency]) {
    guard !folder.hasPrefix("Tests/") else { return }
    folders[name] = folder
    targets[folder] = name
    self.dependencies[name] = []
    products[name] = []
    for dependency in dependencies {
      switch dependency {
      case .ours(let other): self.dependencies[name]?.insert(other)
      case .product(let other): products[name]?.insert(other)
      }
    }
  }

  /// Returns the tokens between an opening bracket and its closing bracket.
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

  /// Returns the unlabeled list after a call's first argument.
  private static func firstList(in tokens: ArraySlice<CodeToken>) -> [Dependency] {
    guard tokens.count > 2, tokens[tokens.startIndex + 2].text == "[" else { return [] }
    return dependencies(at: tokens.startIndex + 2, of: tokens)
  }

  private static func list(of label: String, in tokens: ArraySlice<CodeToken>) -> [Dependency] {
    guard let place = tokens.firstIndex(where: { $0.text == label }),
      place + 2 < tokens.endIndex, tokens[place + 2].text == "["
    else { return [] }
    return dependencies(at: place + 2, of: tokens)
  }

  private static func dependencies(
    at open: Int, of tokens: ArraySlice<CodeToken>
  ) -> [Dependency] {
    let list = inside(open - tokens.startIndex, of: Array(tokens))
    var depth = 0
    var isName = false
    return list.compactMap { token in
      if token.kind == .sign { depth += ["(": 1, ")": -1][token.text] ?? 0 }
      defer { if token.kind == .word { isName = token.text == "name" } }
      guard let text = text(token) else { return nil }
      if depth == 0 { return .ours(text) }
      return isName ? .product(text) : nil
    }
  }

  private static func text(_ token: CodeToken) -> String? {
    guard token.kind == .literal else { return nil }
    return String(token.text.dropFirst().dropLast())
  }
}

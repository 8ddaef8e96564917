package import Foundation
import SwiftSource

/// The Swift names of assets in catalogs: Xcode generates `.brandPrimary` for “Brand-Primary”.
package struct AssetSymbols: Sendable {
  enum Kind: String, Sendable { case color = "Color", image = "Image" }

  struct Asset: Sendable, Hashable {
    let kind: Kind
    /// The name in the catalog, with the folders that provide a namespace.
    let name: String
    /// The names of the namespace folders as Swift types.
    let spaces: [String]
    let symbol: String
  }

  private(set) var assets: [Asset] = []

  private static let mostAssets = 5_000

  package init(in catalogs: [URL]) {
    for catalog in catalogs {
      var spaces: [String: [String]] = [:]
      for path in Self.sets(in: catalog) where assets.count < Self.mostAssets {
        let url = catalog.appending(path: path)
        guard let kind = Self.kind(of: url) else { continue }
        let folders = path.split(separator: "/").dropLast().map(String.init)
        var named: [String] = []
        var inside = ""
        for folder in folders {
          inside += inside.isEmpty ? folder : "/" + folder
          let known = spaces[inside] ?? Self.space(catalog.appending(path: inside), folder)
          spaces[inside] = known
          named += known
        }
        let name = url.deletingPathExtension().lastPathComponent
        guard let symbol = Self.symbol(of: name, kind) else { continue }
        assets.append(
          Asset(
            kind: kind, name: (named + [name]).joined(separator: "/"),
            spaces: named.compactMap { Self.symbol(of: $0, nil).map(Self.capitalized) },
            symbol: symbol))
      }
    }
  }

  package var isEmpty: Bool { assets.isEmpty }

  private static func kind(of set: URL) -> Kind? {
    switch set.pathExtension {
    case "colorset": .color
    case "imageset", "symbolset": .image
    default: nil
    }
  }

  /// Returns a catalog's asset sets, as paths inside it.
  private static func sets(in catalog: URL) -> [String] {
    var found: [String] = []
    var waiting = [""]
    while let inside = waiting.popLast(), found.count < mostAssets {
      let folder = inside.isEmpty ? catalog : catalog.appending(path: inside)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted(by: >) where !name.hasPrefix(".") {
        let path = inside.isEmpty ? name : "\(inside)/\(name)"
        if kind(of: URL(filePath: name)) != nil {
          found.append(path)
        } else if !name.contains("."), path.count(where: { $0 == "/" }) < deepest {
          waiting.append(path)
        }
      }
    }
    return found.sorted()
  }

  private static let deepest = 20

  /// Returns the folder's name if it provides a namespace.
  private static func space(_ folder: URL, _ name: String) -> [String] {
    struct Contents: Decodable {
      struct Properties: Decodable {
        let providesNamespace: Bool?
        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
      }
      let properties: Properties?
    }
    let data = try? Data(contentsOf: folder.appending(path: "Contents.json"))
    let contents = data.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
    return contents?.properties?.providesNamespace == true ? [name] : []
  }

  /// Returns the name as a property: in lower camel case, without punctuation or the kind's name at its end.
  static func symbol(of name: String, _ kind: Kind?) -> String? {
    let words = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    guard let first = words.first else { return nil }
    var symbol = small(first) + words.dropFirst().map(capitalized).joined()
    if let kind, symbol.hasSuffix(kind.rawValue), symbol.count > kind.rawValue.count {
      symbol = String(symbol.dropLast(kind.rawValue.count))
    }
    if symbol.first?.isNumber == true { symbol = "_" + symbol }
    return symbol
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Lowercases the first word: `Brand` becomes `brand`, and `URLIcon` becomes `urlIcon`.
  private static func small(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < word.count else {
      return capitals.count == word.count
        ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
    }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }
}

package import SwiftSource

extension AssetSymbols {
  /// Members of SwiftUI's and UIKit's colors, for which Xcode generates nothing.
  private static let takenColors: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "tertiary", "quaternary",
    "accentColor", "tint", "background", "foreground", "selection", "separator", "label", "link",
    "placeholder", "fill", "magenta", "lightGray", "darkGray",
  ]

  /// Returns the code that Xcode generates for the assets that the files use; nil if they use none.
  ///
  /// Names that the files declare themselves get no extension.
  ///
  /// - Parameter extends: Whether to extend `Color` and `UIImage` too, and not only the resource types.
  package func source(usedBy files: [SwiftFile], extends: Bool) -> String? {
    let (named, declared) = (Self.namesBehindDots(in: files), Self.members(in: files))
    var seen: Set<String> = []
    let used = assets.filter { asset in
      named.contains(asset.symbol)
        && seen.insert("\(asset.kind)/\(asset.spaces)/\(asset.symbol)").inserted
    }
    guard !used.isEmpty else { return nil }
    var text = "import SwiftUI\nimport UIKit\n"
    for kind in [Kind.color, .image] {
      let own = used.filter { $0.kind == kind }
      guard !own.isEmpty else { continue }
      let resource = "\(kind.rawValue)Resource"
      text += Self.extension(of: resource, own) { asset in
        "static let \(asset.symbol.escapedName) = \(resource)(name: \(asset.name.swiftLiteral), bundle: .main)"
      }
      guard extends else { continue }
      let free = own.filter { asset in
        asset.spaces.isEmpty && !declared.contains(asset.symbol)
          && !(kind == .color && Self.takenColors.contains(asset.symbol))
      }
      guard !free.isEmpty else { continue }
      switch kind {
      case .color:
        for type in ["Color", "ShapeStyle where Self == Color"] {
          text += Self.extension(of: type, free) { asset in
            "static var \(asset.symbol.escapedName): Color { Color(\(resource).\(asset.symbol.escapedName)) }"
          }
        }
        text += Self.extension(of: "UIColor", free) { asset in
          "@_disfavoredOverload static var \(asset.symbol.escapedName): UIColor { UIColor(named: \(asset.name.swiftLiteral)) ?? .clear }"
        }
      case .image:
        text += Self.extension(of: "UIImage", free) { asset in
          "@_disfavoredOverload static var \(asset.symbol.escapedName): UIImage { UIImage(named: \(asset.name.swiftLiteral)) ?? UIImage() }"
        }
      }
    }
    return text
  }

  private static func `extension`(
    of type: String, _ assets: [Asset], _ line: (Asset) -> String
  ) -> String {
    var text = "extension \(type) {\n"
    for (spaces, own) in Dictionary(grouping: assets, by: \.spaces).sorted(by: {
      $0.key.joined() < $1.key.joined()
    }) {
      text += spaces.map { "enum \($0.escapedName) { " }.joined()
      text += own.map { line($0) + "\n" }.joined()
      text += String(repeating: "}", count: spaces.count) + "\n"
    }
    return text + "}\n"
  }

  private static func namesBehindDots(in files: [SwiftFile]) -> Set<String> {
    files.reduce(into: []) { names, file in
      for place in file.tokens.indices
      where file[place].kind == .word && place > 0 && file[place - 1].isSign(".") {
        names.insert(file[place].name)
      }
    }
  }

  private static func members(in files: [SwiftFile]) -> Set<String> {
    let types: Set = ["Color", "UIColor", "ShapeStyle", "UIImage", "Image"]
    return Set(
      files.flatMap(\.types).filter { $0.keyword == "extension" && types.contains($0.name) }
        .flatMap(\.members).map(\.name))
  }
}

extension String {
  /// The name, in backticks if it's a Swift keyword.
  var escapedName: String { SwiftFile(self)[0].isKeyword ? "`\(self)`" : self }
}

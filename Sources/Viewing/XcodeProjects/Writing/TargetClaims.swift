import SwiftSource

/// The names that a file claims in its target; two files with the same claim must be in separate targets.
struct TargetClaims {
  /// Declarations visible to all files, members added in extensions, and the kinds of widgets.
  private(set) var names: Set<String> = []

  init(of file: SwiftFile) {
    for declaration in file.declarations() where !Self.isPrivate(declaration) {
      guard let name = declaration.name else { continue }
      if declaration.isExtension {
        addMembers(of: declaration, to: name, in: file)
      } else {
        names.insert(name)
      }
    }
    for type in file.types {
      // An app can have only one provider of App Shortcuts.
      if type.inherited.contains("AppShortcutsProvider") { names.insert("AppShortcutsProvider") }
    }
    for place in file.tokens.indices where file[place].isWord("kind") {
      // The system identifies widgets by kind.
      if let kind = Self.kind(behind: place, in: file) { names.insert("kind \(kind)") }
    }
  }

  private mutating func addMembers(
    of declaration: PlacedDeclaration, to type: String, in file: SwiftFile
  ) {
    guard let body = declaration.body, let end = file[body].partner else { return }
    for protocolName in file.head(ofBlock: body).drop(while: { !$0.isSign(":") }).dropFirst()
    where protocolName.kind == .word {
      names.insert("\(type): \(protocolName.text)")
    }
    for member in file.declarations(in: body + 1..<end) where !Self.isPrivate(member) {
      if let name = member.name { names.insert("\(type).\(name)") }
    }
  }

  /// Returns the string in `kind: "Tide"`, `let kind = "Tide"` or `let kind: String = "Tide"`.
  private static func kind(behind place: Int, in file: SwiftFile) -> String? {
    let isTyped = file.stands(":", "String", "=", at: place + 1)
    guard isTyped || file[place + 1].isSign(":") || file[place + 1].isSign("=") else { return nil }
    return file.string(at: place + (isTyped ? 4 : 2))?.value
  }

  private static func isPrivate(_ declaration: PlacedDeclaration) -> Bool {
    declaration.attributes.contains { $0 == "private" || $0 == "fileprivate" }
  }
}

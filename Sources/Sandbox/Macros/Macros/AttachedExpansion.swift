import SwiftSource

struct AttachedExpansion {
  let source: String

  init?(of use: MacroRequest.AttachedUse) {
    switch use.macro.typeName {
    case "SilentMacro":
      // Apple's macro only informs other tools, so the expansion is empty.
      source = ""
    case "PersistentModelMacro":
      switch use.macroRole {
      case "member": source = ModelExpansion.members(of: use.declSyntax.source)
      case "memberAttribute": source = ModelExpansion.attribute(of: use.declSyntax.source)
      case "extension":
        guard let type = use.extendedTypeSyntax?.source else { return nil }
        source = "extension \(type): PersistentModel {}"
      default: return nil
      }
    case "KeptPropertyMacro":
      guard let observer = ModelExpansion.observer(of: use.declSyntax.source) else { return nil }
      source = observer
    case "ModelActorMacro":
      switch use.macroRole {
      case "member":
        source = """
          public nonisolated let modelExecutor: any SwiftData.ModelExecutor
          public nonisolated let modelContainer: SwiftData.ModelContainer
          public init(modelContainer: SwiftData.ModelContainer) {
            let modelContext = ModelContext(modelContainer)
            self.modelExecutor = DefaultSerialModelExecutor(modelContext: modelContext)
            self.modelContainer = modelContainer
          }
          """
      case "extension":
        guard let type = use.extendedTypeSyntax?.source else { return nil }
        source = "extension \(type): SwiftData.ModelActor {}"
      default: return nil
      }
    case "EntryMacro":
      guard let entry = EnvironmentEntry(use.declSyntax.source) else { return nil }
      switch use.macroRole {
      case "accessor": source = entry.accessors
      case "peer": source = entry.key
      default: return nil
      }
    default: return nil
    }
  }
}

/// A property of `EnvironmentValues` declared with `@Entry`.
package struct EnvironmentEntry {
  let name: String
  let type: String?
  package let value: String

  /// Reads the declaration that the macro is attached to; nil if it isn't a valid entry.
  ///
  /// - Parameter declaration: A declaration such as `@Entry var spacing: CGFloat = 8`.
  package init?(_ declaration: String) {
    let file = SwiftFile(declaration)
    guard let keyword = file.tokens.firstIndex(where: { $0.isWord("var") }),
      file[keyword + 1].kind == .word
    else { return nil }
    name = file[keyword + 1].name
    let equals = file.tokens.firstIndex { $0.isSign("=") } ?? file.tokens.count
    let given = file.text(min(equals + 1, file.tokens.count)..<file.tokens.count)
    type = file[keyword + 2].isSign(":") ? file.text(keyword + 3..<max(equals, keyword + 3)) : nil
    // Only an optional property can omit its value.
    guard !given.isEmpty || type?.hasSuffix("?") == true else { return nil }
    value = given.isEmpty ? "nil" : given
  }

  package var accessors: String {
    """
    get { self[__Key_\(name).self] }
    set { self[__Key_\(name).self] = newValue }
    """
  }

  package var key: String {
    let property =
      type.map { "static var defaultValue: \($0) { \(value) }" }
      ?? "static let defaultValue = \(value)"
    return "private struct __Key_\(name): EnvironmentKey { \(property) }"
  }
}

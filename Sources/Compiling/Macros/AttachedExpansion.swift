import SwiftSource

/// What an attached macro of Apple's adds to the declaration that it stands at.
struct AttachedExpansion {
  let source: String

  init?(of use: MacroRequest.AttachedUse) {
    switch use.macro.typeName {
    case "SilentMacro":
      // It only tells others something about its declaration.
      source = ""
    case "PersistentModelMacro":
      switch use.macroRole {
      case "member":
        source = "let _$record = PersistentRecord()"
      case "extension":
        guard let type = use.extendedTypeSyntax?.source else { return nil }
        source = "extension \(type): PersistentModel {}"
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

/// A property of `EnvironmentValues` as `@Entry` finds it written.
package struct EnvironmentEntry {
  let name: String
  let type: String?
  package let value: String

  /// Reads the declaration that a macro is attached to; nil where it is none.
  ///
  /// - Parameter declaration: such as `@Entry var spacing: CGFloat = 8`.
  package init?(_ declaration: String) {
    let scanner = SourceScanner(Array(declaration.utf8))
    // A comment stands between two words, also where it is left out.
    let code = scanner.bytes.indices.map {
      scanner.kinds[$0] == .comment ? UInt8(ascii: " ") : scanner.bytes[$0]
    }
    let text = String(decoding: code, as: UTF8.self)
    guard
      let match = text.firstMatch(
        of: /\bvar\s+`?(\w+)`?\s*(?::\s*([^=]+?))?\s*(?:=\s*([\s\S]+?))?\s*$/)
    else { return nil }
    name = String(match.1)
    type = match.2.map(String.init)
    // Only an optional may go without a value.
    guard let value = match.3.map(String.init) ?? (type?.hasSuffix("?") == true ? "nil" : nil)
    else { return nil }
    self.value = value
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

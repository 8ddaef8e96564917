import SwiftSource

/// Swift code typed or pasted at a prompt.
package struct TypedCode: Hashable, Sendable {
  /// A declaration that later lines can use.
  package struct Definition: Hashable, Sendable {
    /// The name; nil for an import or another unnamed declaration.
    package var name: String?
    package var source: String
    /// Whether the declaration is an extension; a type can have several extensions.
    package var isExtension: Bool

    package init(name: String?, source: String, isExtension: Bool = false) {
      self.name = name
      self.source = source
      self.isExtension = isExtension
    }
  }

  package let definitions: [Definition]
  /// The code other than declarations, such as a view or another value.
  package let rest: String

  package init(_ text: String) {
    let file = SwiftFile(text)
    let declarations = file.declarations()
    var definitions = declarations.map { declaration in
      Definition(
        name: declaration.name, source: file.text(declaration.places),
        isExtension: declaration.isExtension)
    }
    var rest = file.text(without: declarations.map(\.places))
    // The declarations don't include imports yet, so add the imports before them.
    let lines = rest.split(separator: "\n", omittingEmptySubsequences: false)
    let imports = Set(SwiftFile(rest).imports.map { $0.line - 1 })
    definitions.insert(
      contentsOf: imports.sorted().map { Definition(name: nil, source: String(lines[$0])) }, at: 0)
    rest = lines.indices.filter { !imports.contains($0) }.map { lines[$0] }
      .joined(separator: "\n")
    self.definitions = definitions
    self.rest = rest.allSatisfy(\.isWhitespace) ? "" : rest
  }

  /// Returns whether a bracket is still open at the end, so that more input must follow.
  package static func goesOn(after text: String) -> Bool {
    SwiftFile(text).tokens.contains { $0.closingBracket != nil && $0.partner == nil }
  }
}

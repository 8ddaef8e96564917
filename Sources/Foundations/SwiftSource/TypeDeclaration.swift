/// A type declaration or an extension.
package struct TypeDeclaration: Sendable {
  /// The declaration's keyword: `struct`, `class`, `enum`, `actor`, `protocol` or `extension`.
  package let keyword: String
  /// The last component of the name: `B` for `A.B`.
  package let name: String
  /// The names after the colon, mostly protocols.
  package let inherited: [String]
  package let isGeneric: Bool
  /// The attributes and modifiers before the declaration, nearest first: `@main`.
  package let attributes: [String]
  package let members: [MemberDeclaration]
  package let file: String
  package let line: Int
  /// The index of the surrounding bracket among the file's tokens; nil at the top level.
  package let enclosing: Int?
  /// The tokens between the braces, including nested types.
  package let body: ArraySlice<CodeToken>

  package func member(_ name: String) -> MemberDeclaration? { members.first { $0.name == name } }
}

/// A member of a type, or a global property or function.
package struct MemberDeclaration: Sendable {
  /// The declaration's keyword: `var`, `let`, `func`, `init` or `subscript`.
  package let keyword: String
  package let name: String
  /// The attributes and modifiers before the declaration, nearest first: `@State`, `static`.
  package let attributes: [String]
  package let line: Int
  /// The tokens from the name to the body or the end: type, parameters, initial value.
  package let head: ArraySlice<CodeToken>
  /// The tokens between the braces; empty without a body.
  package let body: ArraySlice<CodeToken>
}

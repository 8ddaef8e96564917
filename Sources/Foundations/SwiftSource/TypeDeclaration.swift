/// A type's declaration or an extension.
package struct TypeDeclaration: Sendable {
  /// `struct`, `class`, `enum`, `actor`, `protocol`, `extension`.
  package let keyword: String
  /// Of `A.B` the last part.
  package let name: String
  /// What stands after its colon: protocols, mostly.
  package let inherited: [String]
  package let isGeneric: Bool
  /// The attributes and modifiers before it, the nearest first: `@main`.
  package let attributes: [String]
  package let members: [MemberDeclaration]
  /// The name of its file.
  package let file: String
  package let line: Int
  /// The bracket around it, by its place among the file's tokens; nil at the top level.
  package let enclosing: Int?
  /// Everything between its braces, nested types included.
  package let body: ArraySlice<CodeToken>

  package func member(_ name: String) -> MemberDeclaration? { members.first { $0.name == name } }
}

/// A property or function of a type or of a file.
package struct MemberDeclaration: Sendable {
  /// `var`, `let`, `func`, `init`, `subscript`.
  package let keyword: String
  package let name: String
  /// The attributes and modifiers before it, the nearest first: `@State`, `static`.
  package let attributes: [String]
  package let line: Int
  /// From its name to where its body begins, or to its end: type, parameters, initial value.
  package let head: ArraySlice<CodeToken>
  /// Between its braces; empty where it has none.
  package let body: ArraySlice<CodeToken>
}

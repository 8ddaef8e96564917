/// Swift's keywords, grouped by their role in a declaration.
enum DeclarationPhrases {
  static let types: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
  static let members: Set = ["var", "let", "func", "init", "subscript"]
  static let access: Set = ["private", "fileprivate", "internal", "package", "public", "open"]

  /// The words that can precede a declaration's keyword.
  static let modifiers = access.union([
    "static", "final", "lazy", "nonisolated", "mutating", "override", "weak", "dynamic", "class",
    "indirect", "distributed", "unowned", "required", "convenience",
  ])

  /// The keywords that precede a declared name.
  static let naming = types.union([
    "let", "var", "func", "case", "typealias", "macro", "precedencegroup",
  ])

  static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in",
    "indirect",
    "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil", "nonisolated", "open",
    "operator", "override", "package", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "Self", "set", "some", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
  ]
}

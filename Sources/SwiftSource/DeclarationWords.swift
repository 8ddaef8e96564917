/// The words by which declarations are found.
enum DeclarationWords {
  static let types: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
  static let members: Set = ["var", "let", "func", "init", "subscript"]
  static let access: Set = ["private", "fileprivate", "internal", "package", "public", "open"]

  /// What may stand before a declaration's keyword.
  static let modifiers = access.union([
    "static", "final", "lazy", "nonisolated", "mutating", "override", "weak", "dynamic", "class",
    "indirect", "distributed", "unowned", "required", "convenience",
  ])
}

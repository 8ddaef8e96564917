/// An `import` statement, with its parts as token indexes.
package struct ImportStatement: Hashable, Sendable {
  /// The module's name, without submodules.
  package let module: String

  /// The line of the `import` keyword, from 1.
  package let line: Int

  /// The index of the keyword before the path, such as `struct`.
  package let kind: Int?

  /// The module's name and the dotted names after it.
  package let path: Range<Int>
}

extension ImportStatement {
  /// The access levels of imports, such as `internal`.
  package static var access: Set<String> { DeclarationPhrases.access }

  /// The kinds of declarations that can be imported individually.
  package static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
  ]
}

extension SwiftFile {
  package var imports: [ImportStatement] {
    tokens.indices.compactMap { tokens[$0].isWord("import") ? importStatement(at: $0) : nil }
  }

  private func importStatement(at keyword: Int) -> ImportStatement? {
    var first = keyword + 1
    guard isInLine(first), tokens[first].kind == .word, beginsStatement(keyword) else { return nil }
    var kind: Int?
    if ImportStatement.kinds.contains(tokens[first].text), isInLine(first + 1),
      tokens[first + 1].kind == .word
    {
      kind = first
      first += 1
    }
    var end = first + 1
    while isInLine(end), tokens[end].isSign("."), isInLine(end + 1), tokens[end + 1].kind == .word {
      end += 2
    }
    return ImportStatement(
      module: tokens[first].name, line: tokens[keyword].line, kind: kind, path: first..<end)
  }

  private func isInLine(_ place: Int) -> Bool { place < tokens.count && !tokens[place].startsLine }

  /// The maximum number of words before an import.
  private static let mostWords = 20

  /// Returns whether only attributes and access modifiers precede a word on its line.
  private func beginsStatement(_ keyword: Int) -> Bool {
    var place = keyword
    for _ in 0..<Self.mostWords {
      guard place > 0, !tokens[place].startsLine, !tokens[place - 1].isSign(";") else {
        return true
      }
      place -= 1
      if tokens[place].isSign(")"), let open = tokens[place].partner, open > 0 { place = open - 1 }
      guard tokens[place].mark == "@" || DeclarationPhrases.access.contains(tokens[place].text)
      else {
        return false
      }
    }
    return false
  }
}

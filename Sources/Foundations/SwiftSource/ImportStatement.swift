/// An `import`, by the places of its tokens.
package struct ImportStatement: Hashable, Sendable {
  /// The module's name, without submodules.
  package let module: String

  /// The line on which the word stands, from 1.
  package let line: Int

  /// The word before the path that says what is imported of the module: `struct`.
  package let kind: Int?

  /// The module and what stands behind it with dots.
  package let path: Range<Int>
}

extension ImportStatement {
  /// The words that say how far an import reaches: `internal`.
  package static var access: Set<String> { DeclarationWords.access }

  /// The words that say what is imported of a module.
  package static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
  ]
}

extension SwiftFile {
  /// The imports at the beginning of a statement, in their order.
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

  /// Nobody writes more words before an import than this.
  private static let mostWords = 20

  /// Whether nothing but attributes and access stands before a word on its line.
  private func beginsStatement(_ keyword: Int) -> Bool {
    var place = keyword
    for _ in 0..<Self.mostWords {
      guard place > 0, !tokens[place].startsLine, !tokens[place - 1].isSign(";") else {
        return true
      }
      place -= 1
      if tokens[place].isSign(")"), let open = tokens[place].partner, open > 0 { place = open - 1 }
      guard tokens[place].mark == "@" || DeclarationWords.access.contains(tokens[place].text) else {
        return false
      }
    }
    return false
  }
}

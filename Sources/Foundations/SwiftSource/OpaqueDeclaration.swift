/// A declaration with `some` in its head; its body determines the type.
package struct OpaqueDeclaration: Hashable, Sendable {
  /// The last component of the enclosing type's name; nil at the top level.
  package let type: String?

  package let name: String

  /// The text of the declaration, from its keyword to its end.
  package let text: String
}

extension SwiftFile {
  /// The declarations with `some` in their heads; nil for each `some` outside such a head.
  package var opaqueDeclarations: [OpaqueDeclaration?] {
    tokens.indices.filter { tokens[$0].isWord("some") && !self[$0 - 1].isSign(".") }
      .map(opaqueDeclaration)
  }

  /// Returns the declaration whose head contains a token.
  private func opaqueDeclaration(around place: Int) -> OpaqueDeclaration? {
    var place = place
    while true {
      let level = tokens[place].enclosing
      var before = place - 1
      while before > level ?? -1, !tokens[before].isSign("}") {
        if tokens[before].kind == .word, DeclarationPhrases.members.contains(tokens[before].text) {
          guard let name = declaredName(behind: before) else { return nil }
          return OpaqueDeclaration(
            type: level.flatMap(typeName), name: name,
            text: text(before..<endOfDeclaration(from: place)))
        }
        before = (tokens[before].isClosingBracket ? tokens[before].partner ?? before : before) - 1
      }
      // The token is in a parameter's type or in part of the result's type, so continue from the bracket
      // around it.
      guard let level, !tokens[level].isSign("{") else { return nil }
      place = level
    }
  }

  /// Returns the index after a declaration's body, or after its head if it has no body.
  private func endOfDeclaration(from place: Int) -> Int {
    var end = place
    while end < tokens.count, tokens[end].enclosing == tokens[place].enclosing {
      if tokens[end].isSign("{") { return next(after: end) }
      if end > place, DeclarationPhrases.members.contains(tokens[end].text) { return end }
      end = next(after: end)
    }
    return end
  }

  /// Returns the last component of the name of the type that a block belongs to.
  private func typeName(ofBlock open: Int) -> String? {
    let head = head(ofBlock: open)
    guard let keyword = head.firstIndex(where: { DeclarationPhrases.types.contains($0.text) })
    else {
      return nil
    }
    return head[(keyword + 1)...]
      .prefix { $0.isSign(".") || $0.kind == .word && !$0.isWord("where") }
      .last { $0.kind == .word }?.name
  }

  private func declaredName(behind keyword: Int) -> String? {
    if ["subscript", "init"].contains(tokens[keyword].text) { return tokens[keyword].text }
    if self[keyword + 1].kind == .word { return self[keyword + 1].name }
    // An operator, possibly with several characters.
    let name = tokens[(keyword + 1)...].prefix { $0.kind == .sign && !$0.isOpeningBracket }
      .map(\.text).joined()
    return name.isEmpty ? nil : name
  }
}

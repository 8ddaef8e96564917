/// Finds types and members among a file's tokens.
///
/// It builds no syntax tree: keywords identify declarations, and brackets determine their extent.
struct DeclarationReader {
  let file: SwiftFile

  private var tokens: [CodeToken] { file.tokens }

  func types() -> [TypeDeclaration] { tokens.indices.compactMap(type(at:)) }

  private func type(at index: Int) -> TypeDeclaration? {
    guard isKeyword(index, of: DeclarationPhrases.types), file[index + 1].kind == .word,
      // `class func` and `class var` declare no type, and neither does `import struct`.
      !DeclarationPhrases.members.contains(tokens[index + 1].text),
      index == 0 || !tokens[index - 1].isWord("import")
    else { return nil }
    var position = index + 2
    var name = tokens[index + 1].name
    while file[position].isSign("."), file[position + 1].kind == .word {
      name = tokens[position + 1].name
      position += 2
    }
    let isGeneric = file[position].isSign("<")
    var inherited: [String] = []
    var readsInherited = false
    while position < tokens.count, !tokens[position].isSign("{") {
      let token = tokens[position]
      // If another declaration begins first, this type has no body.
      if token.isSign("}") || token.isSign(";") || beginsDeclaration(position) { return nil }
      if isKeyword(position, of: DeclarationPhrases.types), file[position + 1].kind == .word {
        return nil
      }
      if token.isSign(":") { readsInherited = true }
      if token.isWord("where") { readsInherited = false }
      if readsInherited, token.kind == .word { inherited.append(token.text) }
      position += 1
    }
    guard position < tokens.count else { return nil }
    let end = tokens[position].partner ?? tokens.count
    return TypeDeclaration(
      keyword: tokens[index].text, name: name, inherited: inherited, isGeneric: isGeneric,
      attributes: attributes(before: index), members: members(in: position + 1..<end),
      file: file.name, line: tokens[index].line, enclosing: tokens[index].enclosing,
      body: tokens[position + 1..<end])
  }

  /// Returns the members directly among these tokens.
  func members(in range: Range<Int>) -> [MemberDeclaration] {
    var members: [MemberDeclaration] = []
    var position = range.lowerBound
    while position < range.upperBound {
      if isKeyword(position, of: DeclarationPhrases.members) {
        let (member, end) = member(at: position, before: range.upperBound)
        members.append(member)
        position = end
      } else {
        position = file.next(after: position)
      }
    }
    return members
  }

  /// Returns the member at a keyword and the index of its end.
  func member(at index: Int, before limit: Int) -> (MemberDeclaration, Int) {
    let keyword = tokens[index].text
    let isNamed = keyword != "init" && keyword != "subscript"
    let name = isNamed && file[index + 1].kind == .word ? tokens[index + 1].name : keyword
    var position = index + 1
    var hasValue = false
    // A member's head ends at its body, at the next member or at the end of the type.
    while position < limit {
      if tokens[position].isSign("=") { hasValue = true }
      if tokens[position].isSign("{") { break }
      if position > index + 1, beginsDeclaration(position) { break }
      position = file.next(after: position)
    }
    let headEnd = min(position, limit)
    var body = tokens[headEnd..<headEnd]
    if position < limit, tokens[position].isSign("{") {
      let end = min(file.next(after: position), limit)
      body =
        tokens[position + 1..<max(position + 1, end - (tokens[position].partner == nil ? 0 : 1))]
      position = end
      // An initial value can continue after a closure.
      if hasValue {
        while position < limit, !beginsDeclaration(position) {
          position = file.next(after: position)
        }
      }
    }
    let member = MemberDeclaration(
      keyword: keyword, name: name, attributes: attributes(before: index),
      line: tokens[index].line, head: tokens[min(index + 1, headEnd)..<headEnd], body: body)
    return (member, max(position, index + 1))
  }

  private func isKeyword(_ index: Int, of words: Set<String>) -> Bool {
    tokens[index].kind == .word && words.contains(tokens[index].text)
      && (index == 0 || !tokens[index - 1].isSign("."))
  }

  /// Returns whether a declaration begins at this index, on a new line.
  private func beginsDeclaration(_ index: Int) -> Bool {
    let token = tokens[index]
    guard token.kind == .word, token.startsLine else { return false }
    return DeclarationPhrases.members.contains(token.text)
      || DeclarationPhrases.types.contains(token.text)
      || DeclarationPhrases.modifiers.contains(token.text) || token.mark == "@"
      || token.text == "typealias" || token.text == "case"
  }

  private func attributes(before index: Int) -> [String] { leading(before: index).words }

  /// Returns the attributes and modifiers before a keyword, nearest first, and the index where they start.
  func leading(before index: Int) -> (words: [String], start: Int) {
    var found: [String] = []
    var position = index - 1
    var start = index
    while position >= 0 {
      let token = tokens[position]
      if token.mark == "@"
        || token.kind == .word && DeclarationPhrases.modifiers.contains(token.text)
      {
        found.append(token.text)
        start = position
        position -= 1
      } else if token.isSign(")"), let open = token.partner, open > 0,
        tokens[open - 1].mark == "@" || DeclarationPhrases.modifiers.contains(tokens[open - 1].text)
      {
        position = open - 1
      } else {
        break
      }
    }
    return (found, start)
  }
}

extension SwiftFile {
  /// All type declarations and extensions; a nested type follows its enclosing type.
  package var types: [TypeDeclaration] { DeclarationReader(file: self).types() }

  /// The functions and properties outside types.
  package var globals: [MemberDeclaration] {
    DeclarationReader(file: self).members(in: tokens.indices)
  }

  /// Returns the tokens between the previous brace or semicolon and a block's opening brace.
  package func head(ofBlock open: Int) -> ArraySlice<CodeToken> {
    var start = open
    while start > 0, open - start < Self.longestHead {
      let token = tokens[start - 1]
      if token.isSign("{") || token.isSign("}") || token.isSign(";") { break }
      start -= 1
      if let partner = token.partner, partner < start { start = partner }
    }
    return tokens[start..<open]
  }

  /// The maximum length of a declaration's head, in tokens.
  private static let longestHead = 200

  /// Returns the open braces around a token, innermost first.
  ///
  /// For the end of the file, returns the braces that are never closed.
  package func blocks(around place: Int) -> [Int] {
    var blocks: [Int] = []
    var next = place < tokens.count ? tokens[place].enclosing : openAtEnd
    while let open = next {
      if tokens[open].isSign("{") { blocks.append(open) }
      next = tokens[open].enclosing
    }
    return blocks
  }
}

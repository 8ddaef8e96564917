import SwiftSource

/// Finds types and their members among a file's tokens.
struct DeclarationReader {
  let file: String
  let code: [CodeToken]
  let closing: [Int: Int]

  private static let typeKeywords: Set = ["struct", "class", "enum", "actor", "extension"]
  private static let memberKeywords: Set = ["var", "let", "func", "init", "subscript"]
  /// What may stand before a declaration's keyword.
  private static let modifiers: Set = [
    "static", "private", "fileprivate", "internal", "package", "public", "open", "final", "lazy",
    "nonisolated", "mutating", "override", "weak", "dynamic", "class",
  ]

  /// Every type of the file, nested ones after what holds them.
  func types() -> [SourceType] {
    code.indices.compactMap(type(at:))
  }

  private func type(at index: Int) -> SourceType? {
    guard isWord(index), Self.typeKeywords.contains(code[index].text), isWord(index + 1),
      index == 0 || code[index - 1].text != ".",
      // `class func` and `class var` declare no type.
      !Self.memberKeywords.contains(code[index + 1].text)
    else { return nil }
    var position = index + 2
    var name = code[index + 1].text
    while sign(position) == ".", isWord(position + 1) {
      name = code[position + 1].text
      position += 2
    }
    var inherited: [String] = []
    var readsInherited = false
    while position < code.count, sign(position) != "{" {
      if sign(position) == "}" || sign(position) == ";" { return nil }
      if sign(position) == ":" { readsInherited = true }
      if isWord(position), code[position].text == "where" { readsInherited = false }
      if readsInherited, isWord(position) { inherited.append(code[position].text) }
      position += 1
    }
    guard let end = closing[position] else { return nil }
    return SourceType(
      keyword: code[index].text, name: name, inherited: inherited,
      attributes: attributes(before: index), members: members(in: position + 1..<end), file: file,
      line: code[index].line, body: code[position + 1..<end])
  }

  /// The members that stand directly in a type's body.
  private func members(in range: Range<Int>) -> [SourceMember] {
    var members: [SourceMember] = []
    var position = range.lowerBound
    while position < range.upperBound {
      if isWord(position), Self.memberKeywords.contains(code[position].text),
        position == 0 || code[position - 1].text != "."
      {
        let (member, end) = member(at: position, before: range.upperBound)
        members.append(member)
        position = end
      } else {
        position = (closing[position] ?? position) + 1
      }
    }
    return members
  }

  /// The member at a keyword, and where it ends.
  private func member(at index: Int, before limit: Int) -> (SourceMember, Int) {
    let keyword = code[index].text
    let isNamed = keyword != "init" && keyword != "subscript"
    let name = isNamed && isWord(index + 1) ? code[index + 1].text : keyword
    var position = index + 1
    var hasValue = false
    // A member's head ends with its body, with the next member, or with the type.
    while position < limit {
      if sign(position) == "=" { hasValue = true }
      if sign(position) == "{" { break }
      if position > index + 1, beginsDeclaration(position) { break }
      position = (closing[position] ?? position) + 1
    }
    let headEnd = min(position, limit)
    var body = code[headEnd..<headEnd]
    if position < limit, sign(position) == "{", let end = closing[position] {
      body = code[position + 1..<end]
      position = end + 1
      // A closure in an initial value may be followed by more of it.
      if hasValue {
        while position < limit, !beginsDeclaration(position) {
          position = (closing[position] ?? position) + 1
        }
      }
    }
    let member = SourceMember(
      keyword: keyword, name: name, attributes: attributes(before: index), line: code[index].line,
      head: code[min(index + 1, headEnd)..<headEnd], body: body)
    return (member, max(position, index + 1))
  }

  /// True where a new declaration begins on a new line.
  private func beginsDeclaration(_ index: Int) -> Bool {
    guard isWord(index), index > 0, code[index].line > code[index - 1].line else { return false }
    let word = code[index].text
    return Self.memberKeywords.contains(word) || Self.typeKeywords.contains(word)
      || Self.modifiers.contains(word) || word.hasPrefix("@") || word == "typealias"
      || word == "case"
  }

  /// The attributes and modifiers that stand before a keyword.
  private func attributes(before index: Int) -> [String] {
    var found: [String] = []
    var position = index - 1
    while position >= 0 {
      if isWord(position),
        code[position].text.hasPrefix("@") || Self.modifiers.contains(code[position].text)
      {
        found.append(code[position].text)
        position -= 1
      } else if sign(position) == ")", let open = opening(of: position), open > 0,
        isWord(open - 1), code[open - 1].text.hasPrefix("@") || code[open - 1].text == "private"
      {
        position = open - 1
      } else {
        break
      }
    }
    return found
  }

  private func opening(of close: Int) -> Int? { closing.first { $0.value == close }?.key }

  private func isWord(_ index: Int) -> Bool { index < code.count && code[index].kind == .word }

  private func sign(_ index: Int) -> String {
    index < code.count && code[index].kind == .sign ? code[index].text : ""
  }
}

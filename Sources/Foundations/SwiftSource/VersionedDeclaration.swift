/// A declaration that is marked `@available(iOS …)`, by the places of its parts among the file's tokens.
package struct VersionedDeclaration: Hashable, Sendable {
  /// Of a type, a property or a function; nil for an extension, an initializer, a preview.
  package let name: String?
  /// The first iOS that has it, as it is written: `16.0`.
  package let version: String
  /// Where `@available` stands.
  package let mark: Int
  /// All of it, with its attributes and modifiers.
  package let places: Range<Int>
  /// The attributes and modifiers before it, the nearest first: `@main`.
  package let attributes: [String]
}

extension SwiftFile {
  /// What is marked as newer than the first iOS, in its order: types, extensions, members, previews.
  package var versionedDeclarations: [VersionedDeclaration] {
    tokens.indices.compactMap(versionedDeclaration(at:))
  }

  private func versionedDeclaration(at mark: Int) -> VersionedDeclaration? {
    guard tokens[mark].isWord("@available"), self[mark + 1].isSign("("),
      let close = tokens[mark + 1].partner, let version = introduction(in: mark + 1)
    else { return nil }
    let reader = DeclarationReader(file: self)
    let keyword = reader.keyword(behindAttributesAt: close + 1)
    guard let end = reader.end(ofDeclarationAt: keyword) else { return nil }
    let before = reader.leading(before: keyword)
    let hasName =
      tokens[keyword].declaresName && !["case", "extension"].contains(tokens[keyword].text)
    return VersionedDeclaration(
      name: hasName && self[keyword + 1].kind == .word ? self[keyword + 1].name : nil,
      version: version, mark: mark, places: before.start..<end, attributes: before.words)
  }

  /// The iOS that `@available` names as the first: `iOS 16.0, *`, or `iOS, introduced: 16.0`.
  private func introduction(in open: Int) -> String? {
    if let short = platforms(in: open).first(where: { $0.isPhone && !$0.version.isEmpty }) {
      return short.version.first?.isNumber == true ? short.version : nil
    }
    let parts = inside(open).split { $0.isSign(",") }
    guard parts.first?.count == 1, let name = parts.first?.first?.text,
      ConditionalStatement.Platform(name: name, version: "").isPhone,
      let introduced = parts.first(where: { $0.first?.isWord("introduced") == true })
    else { return nil }
    return introduced.dropFirst(2).map(\.text).joined()
  }
}

extension DeclarationReader {
  /// The place of what attributes and modifiers belong to.
  func keyword(behindAttributesAt start: Int) -> Int {
    var place = start
    while file[place].mark == "@" || isModifier(place) {
      let hasArguments =
        file[place + 1].isSign("(") && (isModifier(place) || file.isAdjacent(place + 1))
      place = hasArguments ? file.next(after: place + 1) : place + 1
    }
    return place
  }

  /// Whether a word is a modifier here; `class` is one only before another declaration's word.
  private func isModifier(_ place: Int) -> Bool {
    let token = file[place]
    guard token.kind == .word, DeclarationWords.modifiers.contains(token.text) else { return false }
    return !token.isWord("class") || DeclarationWords.members.contains(file[place + 1].text)
  }

  /// The place behind a declaration; nil where none begins.
  func end(ofDeclarationAt place: Int) -> Int? {
    let word = file[place]
    guard word.kind == .word else { return nil }
    if DeclarationWords.members.contains(word.text) { return end(ofMemberAt: place) }
    if DeclarationWords.types.contains(word.text) {
      var open = place + 1
      while open < file.tokens.count, !file[open].isSign("{") {
        if file[open].isClosingBracket || file[open].isSign(";") { return nil }
        open = file.next(after: open)
      }
      return file[open].partner.map { $0 + 1 }
    }
    if word.mark == "#" { return end(ofMacroAt: place) }
    guard ["case", "typealias"].contains(word.text) else { return nil }
    var end = place + 1
    while end < file.tokens.count, !file[end].startsLine, !file[end].isClosingBracket,
      !file[end].isSign(";")
    {
      end = file.next(after: end)
    }
    return end
  }

  private func end(ofMemberAt place: Int) -> Int {
    let limit = file[place].enclosing.flatMap { file[$0].partner } ?? file.tokens.count
    return member(at: place, before: limit).1
  }

  /// Behind a macro's arguments and closures: `#Preview(as: …) { … } timeline: { … }`.
  private func end(ofMacroAt place: Int) -> Int {
    var end = place + 1
    if file[end].isSign("(") { end = file.next(after: end) }
    while true {
      if file[end].isSign("{") {
        end = file.next(after: end)
      } else if file[end].kind == .word, file[end + 1].isSign(":"), file[end + 2].isSign("{") {
        end = file.next(after: end + 2)
      } else {
        return end
      }
    }
  }
}

/// A declaration marked `@available(iOS …)`, with its parts as token indexes.
package struct VersionedDeclaration: Hashable, Sendable {
  /// The name of a type, property or function; nil for an extension, initializer or preview.
  package let name: String?
  /// The first iOS version with the declaration, as written: `16.0`.
  package let version: String
  /// The index of `@available`.
  package let mark: Int
  /// The whole declaration, including attributes and modifiers.
  package let places: Range<Int>
  /// The attributes and modifiers before the declaration, nearest first: `@main`.
  package let attributes: [String]
}

extension SwiftFile {
  /// The declarations marked with an iOS version, in order: types, extensions, members, previews.
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

  /// Returns the iOS version in which `@available` introduces a declaration: `iOS 16.0, *` or `iOS,
  /// introduced: 16.0`.
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
  /// Returns the index of the keyword after attributes and modifiers.
  func keyword(behindAttributesAt start: Int) -> Int {
    var place = start
    while file[place].mark == "@" || isModifier(place) {
      let hasArguments =
        file[place + 1].isSign("(") && (isModifier(place) || file.isAdjacent(place + 1))
      place = hasArguments ? file.next(after: place + 1) : place + 1
    }
    return place
  }

  /// Returns whether a word is a modifier here; `class` is a modifier only before another declaration
  /// keyword.
  private func isModifier(_ place: Int) -> Bool {
    let token = file[place]
    guard token.kind == .word, DeclarationPhrases.modifiers.contains(token.text) else {
      return false
    }
    return !token.isWord("class") || DeclarationPhrases.members.contains(file[place + 1].text)
  }

  /// Returns the index after a declaration; nil if none begins here.
  func end(ofDeclarationAt place: Int) -> Int? {
    let word = file[place]
    guard word.kind == .word else { return nil }
    if DeclarationPhrases.members.contains(word.text) { return end(ofMemberAt: place) }
    if DeclarationPhrases.types.contains(word.text) {
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

  /// Returns the index after a macro's arguments and closures: `#Preview(as: …) { … } timeline: { … }`.
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

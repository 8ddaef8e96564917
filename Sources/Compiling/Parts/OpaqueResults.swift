import Hashing
import SwiftSource

/// The declarations of a file whose type is `some …`: what that is, the compiler reads out of their bodies.
///
/// It looks at it from other files as well, and goes by the size of what it finds there; what it keeps of the
/// file's declarations says nothing of their bodies (measured: an object that was made beside another body
/// crashes).
struct OpaqueResults {
  /// A name, and the type in whose body or extension it is declared; nil at the top level.
  struct Name: Hashable {
    let type: String?
    let name: String
  }

  /// Digests of declarations by their names.
  private(set) var texts: [Name: String] = [:]

  /// A digest of the whole file where not every `some` has its declaration; nil elsewhere.
  private(set) var whole: String?

  init(_ file: SwiftFile) {
    var digests: [Name: ContentDigest] = [:]
    for (place, token) in file.tokens.enumerated() where token.isWord("some") {
      if place > 0, file.tokens[place - 1].isSign(".") { continue }
      guard let (name, text) = Self.declaration(around: place, in: file) else {
        var digest = ContentDigest()
        digest.combine(file.bytes)
        whole = digest.hexadecimal
        continue
      }
      digests[name, default: ContentDigest()].combine(text)
    }
    texts = digests.mapValues(\.hexadecimal)
  }

  private static let keywords: Set<String> = ["func", "var", "let", "subscript", "init"]

  /// The declaration in whose head a place stands.
  private static func declaration(
    around place: Int, in file: SwiftFile
  ) -> (name: Name, text: String)? {
    let tokens = file.tokens
    var place = place
    while true {
      let level = tokens[place].enclosing
      var before = place - 1
      while before > level ?? -1 {
        let token = tokens[before]
        if token.kind == .word, keywords.contains(token.text) {
          return name(behind: before, in: file).map {
            (
              Name(type: level.flatMap { type(ofBlock: $0, in: file) }, name: $0),
              file.text(before..<end(from: place, in: file))
            )
          }
        }
        if token.isSign("}") { break }
        before = token.isClosingBracket ? (token.partner ?? before) - 1 : before - 1
      }
      // A parameter's type, or a part of the result's.
      guard let level, !tokens[level].isSign("{") else { return nil }
      place = level
    }
  }

  /// The token behind a declaration's body, or behind its head where it has none.
  private static func end(from place: Int, in file: SwiftFile) -> Int {
    let tokens = file.tokens
    var next = place
    while next < tokens.count, tokens[next].enclosing == tokens[place].enclosing {
      if tokens[next].isSign("{") { return (tokens[next].partner ?? next) + 1 }
      if next > place, keywords.contains(tokens[next].text) { return next }
      next = (tokens[next].isOpeningBracket ? tokens[next].partner ?? next : next) + 1
    }
    return next
  }

  /// The last name of the type that a block belongs to.
  private static func type(ofBlock open: Int, in file: SwiftFile) -> String? {
    let head = file.head(ofBlock: open)
    guard
      let keyword = head.firstIndex(where: {
        ["struct", "class", "enum", "actor", "protocol", "extension"].contains($0.text)
      })
    else { return nil }
    var name: String?
    for token in head[(keyword + 1)...] {
      guard token.kind == .word || token.isSign(".") else { break }
      if token.kind == .word { name = token.name }
      if token.isWord("where") { break }
    }
    return name
  }

  private static func name(behind keyword: Int, in file: SwiftFile) -> String? {
    let tokens = file.tokens
    if ["subscript", "init"].contains(tokens[keyword].text) { return tokens[keyword].text }
    guard keyword + 1 < tokens.count else { return nil }
    let first = tokens[keyword + 1]
    if first.kind == .word { return first.name }
    // An operator, perhaps of several signs.
    let signs = tokens[(keyword + 1)...].prefix { $0.kind == .sign && !$0.isOpeningBracket }
    let name = signs.map(\.text).joined()
    return name.isEmpty ? nil : name
  }
}

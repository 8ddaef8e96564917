import Hashing
import SwiftSource

/// A file prepared for comparison, as tokens without comments, imports and the learner's own names.
struct ComparedFile: Sendable {
  /// The learner's name for the file.
  let name: String
  let lines: [String]
  /// A code for each token.
  ///
  /// All of the learner's own names have the same code.
  let codes: [UInt64]
  /// The first and last line of each token, counting from 1.
  let tokenLines: [ClosedRange<Int>]

  init(_ name: String, _ file: SwiftFile, own: Set<String>) {
    self.name = name
    lines = String(decoding: file.bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    var codes: [UInt64] = []
    var places: [ClosedRange<Int>] = []
    var isImport = false
    for (place, token) in file.tokens.enumerated() {
      if token.startsLine { isImport = false }
      if token.isWord("import") { isImport = true }
      guard !isImport else { continue }
      codes.append(Self.code(of: token, at: place, in: file, own: own))
      places.append(token.line...(token.line + token.text.utf8.count { $0 == 0x0A }))
    }
    self.codes = codes
    tokenLines = places
  }

  /// Returns the code of a token, the same for all names that the learner can change.
  static func code(
    of token: CodeToken, at place: Int, in file: SwiftFile, own: Set<String>
  ) -> UInt64 {
    code(form(of: token, at: place, in: file, own: own))
  }

  /// The code of a name that the learner can change.
  static let ownName = code("name")

  private static func form(
    of token: CodeToken, at place: Int, in file: SwiftFile, own: Set<String>
  ) -> String {
    switch token.kind {
    case .literal, .literalPart: return "\""
    case .number: return "0"
    case .word where !token.isKeyword && token.mark == nil && own.contains(token.name):
      // A member without a base, such as `.title`, is Apple's, even if the learner uses the same name.
      return isMemberOfNothing(place, in: file) ? token.text : "name"
    case .word, .sign, .comment: return token.text
    }
  }

  private static func isMemberOfNothing(_ place: Int, in file: SwiftFile) -> Bool {
    guard place > 0, file[place - 1].isSign(".") else { return false }
    let before = file[place - 2]
    return place == 1 || !(before.kind == .word || before.isClosingBracket)
  }

  private static func code(_ text: String) -> UInt64 {
    var hash = FowlerNollVo()
    hash.add(Array(text.utf8))
    return hash.state
  }
}

import SwiftSource

/// The sentences that Swift source hands to certain calls, with `{}` for what is put into them.
///
/// Found by the source's own form, without a compiler: string literals between the parentheses of
/// the calls, those joined by `+` taken as one.
package struct SpokenTexts {
  package struct Text: Hashable, Sendable {
    /// The words, with a gap for each value: `{} and {} look the same.`.
    package var form: String
    /// From 1.
    package var line: Int

    package init(form: String, line: Int) {
      self.form = form
      self.line = line
    }
  }

  package private(set) var texts: [Text] = []

  /// - Parameter isSpoken: True for the name of a call whose texts are wanted.
  package init(in source: String, of isSpoken: (String) -> Bool) {
    let file = SwiftFile(source)
    var last: StringLiteral?
    for string in file.strings {
      guard let call = Self.call(around: string, in: file), isSpoken(call) else { continue }
      let form = string.parts.joined(separator: "{}")
      let between = last.map { file.tokens[$0.places.upperBound..<string.places.lowerBound] }
      if let between, between.allSatisfy({ $0.isSign("+") }) {
        texts[texts.count - 1].form += form
      } else {
        texts.append(Text(form: form, line: file[string.places.lowerBound].line))
      }
      last = string
    }
  }

  /// What an exercise's checks say: the sentences in their assertions.
  package init(inChecks source: String) {
    self.init(in: source) { $0 == "fail" || $0.hasPrefix("XCT") || $0.hasPrefix("assert") }
  }

  /// The name of the innermost call around a literal; other parentheses are none.
  private static func call(around string: StringLiteral, in file: SwiftFile) -> String? {
    var next = file[string.places.lowerBound].enclosing
    while let open = next {
      if file[open].isSign("("), file.isAdjacent(open), file[open - 1].kind == .word {
        return file[open - 1].name
      }
      next = file[open].enclosing
    }
    return nil
  }
}

extension SpokenTexts.Text {
  /// The same in the language in which an exercise's checks are written.
  package func isProse(in language: String) -> Bool {
    if isProse || language == "en" { return isProse }
    if isCode { return false }
    let words = wordsBesideCode
    // Two words make a sentence, and so does one with a full stop where words are not set apart.
    let count = words.split { !$0.isLetter }.count { $0.contains { $0.isLetter && !$0.isASCII } }
    return count > 1 || count == 1 && words.contains(Pattern.endOfSentence)
  }

  /// True for words that a person reads; false for numbers, names and code.
  package var isProse: Bool {
    if isCode { return false }
    let words = wordsBesideCode.replacing(Pattern.name, with: " ")
    // Two words make a sentence, and so does one in small letters: `none`.
    return words.contains(Pattern.severalWords) || words.contains(Pattern.smallWord)
  }

  private var isCode: Bool {
    form.contains(Pattern.memberOrAttribute) || form.contains(Pattern.call)
  }

  private var wordsBesideCode: String {
    form.replacing("{}", with: " ").replacing(Pattern.quotedCode, with: " ")
  }
}

/// What texts are told apart by.
///
/// Each is made once: to make one takes longer than to look for it in a sentence, and a course has thousands
/// of those. Nothing of them changes afterwards.
private enum Pattern {
  nonisolated(unsafe) static let memberOrAttribute = /^\s*[.@]/
  nonisolated(unsafe) static let call = /^\s*\w+\(/
  nonisolated(unsafe) static let quotedCode = /`[^`]*`/
  nonisolated(unsafe) static let name = /\b\w*[a-z][A-Z]\w*\b/
  nonisolated(unsafe) static let severalWords =
    /(?:[A-Za-z]{2,}|\b[aAI])[.,:;!?%]* +.*[a-z]{2}/
  nonisolated(unsafe) static let smallWord = /^\s*[a-z]{2,}[ :.,;]*\s*$/
  nonisolated(unsafe) static let endOfSentence = /\p{L}[.!?。！？]\s*$/
}

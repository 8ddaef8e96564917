import SwiftSource

/// The sentences that Swift source passes to certain calls, with `{}` for interpolated values.
///
/// These are the string literals among a call's arguments, found without a compiler. Literals joined by `+`
/// count as one.
package struct SpokenTexts {
  package struct Text: Hashable, Sendable {
    /// The sentence with a gap for each value: `{} and {} look the same.`.
    package var form: String
    package var line: Int

    package init(form: String, line: Int) {
      self.form = form
      self.line = line
    }
  }

  package private(set) var texts: [Text] = []

  /// - Parameter isSpoken: Whether to collect the strings of a call with this name.
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

  /// Collects the sentences in the assertions of an exercise's checks.
  package init(inChecks source: String) {
    self.init(in: source) { $0 == "fail" || $0.hasPrefix("XCT") || $0.hasPrefix("assert") }
  }

  /// Returns the name of the innermost call around a literal, ignoring other parentheses.
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
  /// Whether the text is prose in the language of an exercise's checks.
  package func isProse(in language: String) -> Bool {
    if isProse || language == "en" { return isProse }
    if isCode { return false }
    let words = wordsBesideCode
    // Two words form a sentence. So does one word with a period, in languages without spaces.
    let count = words.split { !$0.isLetter }.count { $0.contains { $0.isLetter && !$0.isASCII } }
    return count > 1 || count == 1 && words.contains(Pattern.endOfSentence)
  }

  /// Whether the text is prose, as opposed to numbers, names and code.
  package var isProse: Bool {
    if isCode { return false }
    let words = wordsBesideCode.replacing(Pattern.name, with: " ")
    // Two words form a sentence. So does one lowercase word, such as `none`.
    return words.contains(Pattern.severalWords) || words.contains(Pattern.smallWord)
  }

  private var isCode: Bool {
    form.contains(Pattern.memberOrAttribute) || form.contains(Pattern.call)
  }

  private var wordsBesideCode: String {
    form.replacing("{}", with: " ").replacing(Pattern.quotedCode, with: " ")
  }
}

/// The patterns that classify text.
///
/// They're never modified. Each is created only once, because creation takes longer than a search and a
/// course has thousands of sentences.
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

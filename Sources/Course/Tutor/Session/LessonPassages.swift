import Terminal

/// The sentences of a lesson, searched for those about a finding.
package struct LessonPassages {
  private let sentences: [String]

  /// - Parameter lesson: The lesson in Markdown.
  package init(lesson: String) {
    sentences = MarkdownDocument(parsing: lesson).paragraphs.flatMap(Self.sentences)
  }

  /// Returns the sentences most related to the given text, in the lesson's order.
  ///
  /// Terms that are rare in the lesson weigh more than common ones, and code weighs most.
  package func about(_ texts: [String], words: [String] = [], most: Int = 2) -> [String] {
    let wanted = Set(
      texts.flatMap(Self.terms) + words.map { Term(text: $0.lowercased(), weight: 2) })
    guard !wanted.isEmpty else { return [] }
    let plain = sentences.map { $0.lowercased() }
    let weights = wanted.reduce(into: [Term: Double]()) { weights, term in
      let count = plain.count { $0.contains(term.text) }
      if count > 0, count * 2 <= plain.count + 4 {
        weights[term] = term.weight / Double(count)
      }
    }
    let scored = plain.indices.map { place in
      let score = weights.reduce(0) { $0 + (plain[place].contains($1.key.text) ? $1.value : 0) }
      return (place: place, score: score)
    }
    let best = scored.filter { $0.score >= Self.leastScore }
      .sorted { ($1.score, $0.place) < ($0.score, $1.place) }.prefix(most)
    return best.map(\.place).sorted().map { sentences[$0] }
  }

  private static let leastScore = 0.5

  private struct Term: Hashable {
    /// The term in lowercase.
    ///
    /// Longer words are cut to a prefix that their inflected forms share.
    var text: String
    var weight: Double
  }

  /// Returns the terms in some text: its code and its longer words.
  private static func terms(of text: String) -> [Term] {
    let code =
      text.matches(of: /`([^`]+)`/).map { $0.1 }
      + text.matches(of: /(?:^|[\s(])\.(\w{4,})/).map { $0.1 }
    let names = code.flatMap { $0.matches(of: /[A-Za-z_]\w{2,}/).map { String($0.output) } }
      .map { Term(text: $0.lowercased(), weight: 3) }
    let words = text.split { !$0.isLetter }.compactMap { word -> Term? in
      let word = word.lowercased()
      // A Hangul syllable carries more meaning than a letter.
      let isHangul = word.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
      guard word.count >= (isHangul ? 2 : 5), !common.contains(word) else { return nil }
      return Term(text: String(word.prefix(isHangul ? 2 : 6)), weight: 1)
    }
    return names + words
  }

  private static let leastLetters = 12

  private static let common: Set<String> = [
    "there", "their", "these", "those", "where", "which", "while", "widget", "widgets", "should",
    "would", "could", "about", "other", "every", "small", "value", "values", "stands", "still",
    "swift", "expected", "cannot", "error", "your", "위젯", "있어", "없어", "해요", "그리",
  ]

  /// Splits a paragraph into sentences; a period inside code doesn't end a sentence.
  private static func sentences(of paragraph: String) -> [String] {
    var found: [String] = []
    var sentence = ""
    var isInCode = false
    var last: Character?
    for character in paragraph.replacing(/\s+/, with: " ") {
      if character == "`" { isInCode.toggle() }
      if character == " ", !isInCode, let last, ".!?".contains(last) {
        found.append(sentence)
        sentence = ""
      } else {
        sentence.append(character)
      }
      last = character
    }
    return (found + [sentence]).map { String($0.drop(while: \.isWhitespace)) }
      .filter { sentence in
        // A line with only code explains nothing.
        let prose = sentence.replacing(/`[^`]*`/, with: "")
        return prose.count { $0.isLetter } >= leastLetters
      }
  }
}

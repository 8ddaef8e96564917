import Terminal

/// The sentences of a lesson that are about a finding.
package struct LessonPassages {
  private let sentences: [String]

  /// - Parameter lesson: As it is written, in Markdown.
  package init(lesson: String) {
    sentences = MarkdownDocument(parsing: lesson).paragraphs.flatMap(Self.sentences)
  }

  /// The sentences that share most with what was said, in the lesson's order; none where nothing fits.
  ///
  /// What few sentences of the lesson have tells more than what all have, and code tells most.
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
    /// In lower case; of a longer word its beginning, by which its other forms are known.
    var text: String
    var weight: Double
  }

  /// What a text is about: code that stands in it, and words that are long enough to mean something.
  private static func terms(of text: String) -> [Term] {
    let code =
      text.matches(of: /`([^`]+)`/).map { $0.1 }
      + text.matches(of: /(?:^|[\s(])\.(\w{4,})/).map { $0.1 }
    let names = code.flatMap { $0.matches(of: /[A-Za-z_]\w{2,}/).map { String($0.output) } }
      .map { Term(text: $0.lowercased(), weight: 3) }
    let words = text.split { !$0.isLetter }.compactMap { word -> Term? in
      let word = word.lowercased()
      // A syllable of Hangul says more than a letter.
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

  /// A paragraph in its sentences; a full stop inside of code ends none.
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
        // A line of code says nothing by itself.
        let prose = sentence.replacing(/`[^`]*`/, with: "")
        return prose.count { $0.isLetter } >= leastLetters
      }
  }
}

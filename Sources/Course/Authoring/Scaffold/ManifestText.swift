import Curriculum
import Sentences

/// Builds YAML in the style of authors.
struct ManifestText {
  /// Codes of the pack's languages.
  let languages: [String]
  private(set) var text = ""

  init(languages: [String]) {
    self.languages = languages
  }

  mutating func line(_ line: String) { text += line + "\n" }

  /// Appends a sentence in each language, one language per line.
  mutating func translations(_ sentence: Sentence, indent: Int) {
    translations(indent: indent, first: nil) { sentence.text(in: $0) }
  }

  /// Appends localized text in each language, one language per line.
  mutating func translations(_ texts: LocalizedText, indent: Int) {
    translations(indent: indent, first: nil) { texts.text(in: $0) }
  }

  /// Appends a sentence in each language as an element of a list.
  mutating func item(_ sentence: Sentence, indent: Int) {
    translations(indent: indent + 2, first: String(repeating: " ", count: indent) + "- ") {
      sentence.text(in: $0)
    }
  }

  private mutating func translations(
    indent: Int, first: String?, _ words: (String) -> String
  ) {
    for (number, language) in languages.enumerated() {
      let margin = String(repeating: " ", count: indent)
      line("\(number == 0 ? first ?? margin : margin)\(language): \(Self.value(words(language)))")
    }
  }

  /// Returns single-line text as a YAML value, quoted if necessary.
  static func value(_ text: String) -> String {
    let isPlain =
      text.wholeMatch(of: /\p{L}[\p{L}\p{N} .,;()'’“”…°%+=?_\/-]*/) != nil && !text.hasSuffix(" ")
    let words: Set = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]
    guard !isPlain || words.contains(text.lowercased()) else { return text }
    return "'" + text.replacing("'", with: "''") + "'"
  }
}

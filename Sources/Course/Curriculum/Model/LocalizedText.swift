package import Sentences

/// A text in every language of its pack, sanitized: a stranger may have written it.
package struct LocalizedText: Codable, Hashable, Sendable {
  /// By language code: `en`, `ko`.
  package let translations: [String: String]

  package init(_ translations: [String: String]) {
    self.translations = translations.mapValues {
      HarmlessText.text($0, limit: HarmlessText.longestPicture, keepsLines: true)
    }
  }

  /// The text in `language`, or else in English, or else in the first of its languages by their codes.
  package func text(in language: String) -> String {
    translations[language] ?? translations["en"]
      ?? translations.min { $0.key < $1.key }?.value ?? ""
  }

  /// The text as a value that speaks every language of Rings.
  package var sentence: Sentence {
    Sentence(
      "\(text(in: Language.english.rawValue))", ko: "\(text(in: Language.korean.rawValue))")
  }
}

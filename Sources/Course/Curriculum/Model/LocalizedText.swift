package import Sentences

/// Text in every language of its pack, sanitized because packs are untrusted.
package struct LocalizedText: Codable, Hashable, Sendable {
  /// The translations by language code, such as `en` or `ko`.
  package let translations: [String: String]

  package init(_ translations: [String: String]) {
    self.translations = translations.mapValues {
      SanitizedText.text($0, limit: SanitizedText.longestPicture, keepsLines: true)
    }
  }

  /// Returns the text in a language, else in English, else in the first language by code.
  package func text(in language: String) -> String {
    translations[language] ?? translations["en"]
      ?? translations.min { $0.key < $1.key }?.value ?? ""
  }

  package var sentence: Sentence {
    Sentence(
      "\(text(in: Language.english.rawValue))", ko: "\(text(in: Language.korean.rawValue))")
  }
}

package import Sentences

/// A text in every language of its pack; English is always there.
package struct LocalizedText: Codable, Hashable, Sendable {
  /// By language code: `en`, `ko`.
  package var translations: [String: String]

  package init(_ translations: [String: String]) {
    self.translations = translations
  }

  /// The text in `language`, or in English where it is not translated.
  package func text(in language: String) -> String {
    translations[language] ?? translations["en"] ?? translations.values.sorted().first ?? ""
  }

  /// The text as a value that speaks every language of Rings.
  package var sentence: Sentence {
    Sentence(
      "\(text(in: Language.english.rawValue))", ko: "\(text(in: Language.korean.rawValue))")
  }
}

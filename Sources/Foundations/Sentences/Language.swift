/// A learner's language, for Rings' own messages and for the text of packs.
///
/// Rings itself is available in two languages. A pack can use other languages; its text then appears with
/// Rings' messages in one of the two.
package struct Language: Hashable, Sendable {
  /// The language of Rings' own messages.
  enum Voice: Hashable, Sendable { case english, korean }

  /// The language code of a pack's text, such as `ko` or `de`.
  package let rawValue: String
  let voice: Voice

  package static let english = Language(rawValue: "en", voice: .english)
  package static let korean = Language(rawValue: "ko", voice: .korean)

  private init(rawValue: String, voice: Voice) {
    self.rawValue = rawValue
    self.voice = voice
  }

  /// Creates a language for a pack's text that differs from the language of Rings' messages.
  ///
  /// - Parameters:
  ///   - code: The language code of the pack's text, such as `de`.
  ///   - spoken: The language of Rings' messages.
  package init(texts code: String, spoken: Language) {
    self.init(rawValue: code, voice: spoken.voice)
  }
}

extension Language: RawRepresentable, CaseIterable {
  /// The languages of Rings' messages.
  package static let allCases: [Language] = [.english, .korean]

  /// Creates one of Rings' message languages, or returns `nil` for any other code.
  package init?(rawValue code: String) {
    guard let language = Self.allCases.first(where: { $0.rawValue == code }) else { return nil }
    self = language
  }

  /// Whether the pack's text and Rings' messages are in the same language.
  package var isSpoken: Bool { Self.allCases.contains(self) }
}

/// Encoded as a language code.
extension Language: Codable {
  package init(from decoder: any Decoder) throws {
    let code = try decoder.singleValueContainer().decode(String.self)
    self = Language(rawValue: code) ?? Language(texts: code, spoken: .english)
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(rawValue)
  }
}

extension Language {
  /// The language's name in that language, or its code if Rings has no name for it.
  package var ownName: String {
    switch rawValue {
    case Language.english.rawValue: "English"
    case Language.korean.rawValue: "한국어"
    default: rawValue
    }
  }

  /// The locale for pictures, such as `en_US` or `ko_KR`.
  package var pictureLocale: String { rawValue == Language.korean.rawValue ? "ko_KR" : "en_US" }
}

extension Language {
  /// Returns the user's language, from `RINGS_LANGUAGE` or else from the POSIX locale for messages.
  package static func preferred(in environment: [String: String]) -> Language {
    for (name, value) in wishes(in: environment) {
      if let language = Language(locale: value) { return language }
      // An unsupported locale falls back to English. A typo in `RINGS_LANGUAGE` falls through to the locale.
      if name != ownVariable { return .english }
    }
    return .english
  }

  /// Returns the user's language code, even if Rings has no messages in it, such as `de` for `de_DE.UTF-8`.
  ///
  /// Returns `nil` if the environment has no language code.
  package static func preferredCode(in environment: [String: String]) -> String? {
    wishes(in: environment).lazy.compactMap { _, value in
      let code = value.prefix { $0.isLetter }.lowercased()
      return isCode(code) ? code : nil
    }.first
  }

  /// Returns whether a word has the form of a language code, such as `en` or `gsw`.
  package static func isCode(_ word: String) -> Bool {
    (2...3).contains(word.utf8.count)
      && word.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  private static let ownVariable = "RINGS_LANGUAGE"

  private static func wishes(in environment: [String: String]) -> [(name: String, value: String)] {
    [ownVariable, "LC_ALL", "LC_MESSAGES", "LANG"].compactMap { name in
      environment[name].flatMap { $0.isEmpty ? nil : (name, $0) }
    }
  }

  /// Parses a locale such as `ko`, `ko_KR.UTF-8` or `ko-KR`.
  package init?(locale: String) {
    let code = locale.lowercased().prefix { $0.isLetter }
    switch code {
    case "en", "english": self = .english
    case "ko", "kor", "korean": self = .korean
    default: return nil
    }
  }
}

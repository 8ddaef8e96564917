/// A language that somebody learns in: what Rings itself says, and the texts of packs.
///
/// Rings speaks two. A pack may be written in others, which are then read in those while Rings speaks its own.
package struct Language: Hashable, Sendable {
  /// What Rings says of its own accord.
  enum Voice: Hashable, Sendable { case english, korean }

  /// The code of the texts that are read in it, such as `ko` or `de`.
  package let rawValue: String
  let voice: Voice

  package static let english = Language(rawValue: "en", voice: .english)
  package static let korean = Language(rawValue: "ko", voice: .korean)

  private init(rawValue: String, voice: Voice) {
    self.rawValue = rawValue
    self.voice = voice
  }

  /// Texts of others in one language, while Rings speaks another.
  ///
  /// - Parameters:
  ///   - code: Of the texts, such as `de`.
  ///   - spoken: What Rings speaks meanwhile.
  package init(texts code: String, spoken: Language) {
    self.init(rawValue: code, voice: spoken.voice)
  }
}

extension Language: RawRepresentable, CaseIterable {
  /// The languages that Rings speaks.
  package static let allCases: [Language] = [.english, .korean]

  /// The language of this code that Rings speaks; nil for others.
  package init?(rawValue code: String) {
    guard let language = Self.allCases.first(where: { $0.rawValue == code }) else { return nil }
    self = language
  }

  /// Whether texts are read in the language that Rings speaks.
  package var isSpoken: Bool { Self.allCases.contains(self) }
}

/// Kept as its code.
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
  /// The name that a speaker of the language knows it by; of one that Rings does not speak its code.
  package var ownName: String {
    switch rawValue {
    case Language.english.rawValue: "English"
    case Language.korean.rawValue: "한국어"
    default: rawValue
    }
  }

  /// The locale of pictures for those who read it: `en_US`, `ko_KR`.
  package var pictureLocale: String { rawValue == Language.korean.rawValue ? "ko_KR" : "en_US" }
}

extension Language {
  /// The language asked for: `RINGS_LANGUAGE`, or else the locale's messages as POSIX orders them.
  package static func preferred(in environment: [String: String]) -> Language {
    for (name, value) in wishes(in: environment) {
      if let language = Language(locale: value) { return language }
      // An unknown tongue in the locale falls back to English; a typing error in our own variable
      // falls through to the locale.
      if name != ownVariable { return .english }
    }
    return .english
  }

  /// The code of the language that is asked for in the same way, whether Rings speaks it or not: `de` of
  /// `de_DE.UTF-8`; nil where none is, and for words that are no code.
  package static func preferredCode(in environment: [String: String]) -> String? {
    wishes(in: environment).lazy.compactMap { _, value in
      let code = value.prefix { $0.isLetter }.lowercased()
      return isCode(code) ? code : nil
    }.first
  }

  /// Whether a word is written as the code of a language: `en`, `gsw`.
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

  /// Reads `ko`, `ko_KR.UTF-8` or `ko-KR`.
  package init?(locale: String) {
    let code = locale.lowercased().prefix { $0.isLetter }
    switch code {
    case "en", "english": self = .english
    case "ko", "kor", "korean": self = .korean
    default: return nil
    }
  }
}

/// A language that Rings speaks.
package enum Language: String, CaseIterable, Codable, Hashable, Sendable {
  case english = "en"
  case korean = "ko"

  /// The name that a speaker of the language knows it by.
  package var ownName: String {
    switch self {
    case .english: "English"
    case .korean: "한국어"
    }
  }

  /// The locale of pictures for those who speak it: `en_US`, `ko_KR`.
  package var pictureLocale: String {
    switch self {
    case .english: "en_US"
    case .korean: "ko_KR"
    }
  }

  /// The language asked for: `RINGS_LANGUAGE`, or else the locale's messages as POSIX orders them.
  package static func preferred(in environment: [String: String]) -> Language {
    for name in ["RINGS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = environment[name], !value.isEmpty else { continue }
      if let language = Language(locale: value) { return language }
      // An unknown tongue in the locale falls back to English; a typing error in our own variable
      // falls through to the locale.
      if name != "RINGS_LANGUAGE" { return .english }
    }
    return .english
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

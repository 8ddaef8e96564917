import Host
import Sentences

extension Language {
  /// Creates the language that an option specifies, or returns nil if the option is absent.
  ///
  /// - Parameter codes: Additional languages, such as those of a pack.
  /// - Throws: `OptionError.unknown`.
  init?(option: String?, of codes: [String] = []) throws {
    guard let option else { return nil }
    let spoken = Language.allCases.map(\.rawValue)
    if let language = Language(rawValue: option) {
      self = language
    } else if codes.contains(option) {
      self.init(texts: option, spoken: .english)
    } else {
      throw OptionError.unknown(
        option: "--language", value: option,
        known: spoken + codes.filter { !spoken.contains($0) })
    }
  }

  /// Returns the language, with pack text in the pack's main language if the pack has neither this language
  /// nor English.
  ///
  /// - Parameter codes: The pack's languages, the main language first.
  func reading(_ codes: [String]) -> Language {
    guard !codes.contains(rawValue), !codes.contains(Language.english.rawValue),
      let first = codes.first
    else { return self }
    return Language(texts: first, spoken: self)
  }
}

extension CommandContext {
  /// Returns the preferred language, which may be a language of the pack without Rings' own messages.
  func language(for codes: [String]) -> Language {
    guard let code = Language.preferredCode(in: environment), codes.contains(code),
      Language(rawValue: code) == nil
    else { return terminal.language }
    return Language(texts: code, spoken: terminal.language)
  }
}

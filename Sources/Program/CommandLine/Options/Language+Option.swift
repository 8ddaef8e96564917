import Host
import Sentences

extension Language {
  /// The language that an option names; nil without the option.
  ///
  /// - Parameter codes: Of texts that are there besides those of Rings, such as a pack's languages.
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

  /// The same with texts that are there: a pack's own language where it has none in this one.
  ///
  /// - Parameter codes: The languages of the texts, of which the first is theirs.
  func reading(_ codes: [String]) -> Language {
    guard !codes.contains(rawValue), !codes.contains(Language.english.rawValue),
      let first = codes.first
    else { return self }
    return Language(texts: first, spoken: self)
  }
}

extension Surroundings {
  /// What this machine asks for: a language of texts that are there, though Rings may not speak it.
  func language(for codes: [String]) -> Language {
    guard let code = Language.preferredCode(in: environment), codes.contains(code),
      Language(rawValue: code) == nil
    else { return terminal.language }
    return Language(texts: code, spoken: terminal.language)
  }
}

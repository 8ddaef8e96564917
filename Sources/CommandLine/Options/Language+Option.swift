import Sentences

extension Language {
  /// The language that an option names; nil without the option.
  ///
  /// - Throws: `OptionError.unknown`.
  init?(option: String?) throws {
    guard let option else { return nil }
    guard let language = Language(rawValue: option) else {
      throw OptionError.unknown(
        option: "--language", value: option, known: Language.allCases.map(\.rawValue))
    }
    self = language
  }
}

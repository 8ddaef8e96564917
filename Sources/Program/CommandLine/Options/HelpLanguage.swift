import ArgumentParser
import Host
import Sentences
import Terminal

/// The language of help, which must be known before arguments are parsed.
enum HelpLanguage {
  /// The language of `--language` anywhere on the command line, or else the terminal's.
  static let current = language(
    of: Swift.CommandLine.arguments, otherwise: CommandContext.current().terminal.language)

  /// Returns the language of help in a session, where the learner may have chosen another language.
  static func spoken(on terminal: TerminalCapabilities) -> Language {
    let usual = CommandContext.current().terminal.language
    return terminal.language == usual ? current : terminal.language
  }

  /// Returns the language among the arguments; ignores unknown languages, which the parser reports later.
  static func language(of arguments: [String], otherwise language: Language) -> Language {
    let option = "--language"
    let values = arguments.indices.compactMap { place -> String? in
      let argument = arguments[place]
      if argument.hasPrefix(option + "=") { return String(argument.dropFirst(option.count + 1)) }
      guard argument == option, place + 1 < arguments.endIndex else { return nil }
      return arguments[place + 1]
    }
    return values.last.flatMap(Language.init(rawValue:)) ?? language
  }
}

extension Sentence {
  /// The sentence as help for a command or a group of options.
  var help: String { spoken(in: HelpLanguage.current) }
}

extension ArgumentHelp {
  /// Creates the help for an option or argument in the current language.
  init(
    _ sentence: Sentence, valueName: String? = nil, visibility: ArgumentVisibility = .default
  ) {
    self.init(sentence.help, valueName: valueName, visibility: visibility)
  }
}

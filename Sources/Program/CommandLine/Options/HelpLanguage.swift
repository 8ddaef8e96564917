import ArgumentParser
import Host
import Sentences
import Terminal

/// The language in which help texts are made, which is before any argument has been read.
enum HelpLanguage {
  /// The process's: as `--language` has it anywhere on the command line, or else the terminal's.
  static let current = language(
    of: Swift.CommandLine.arguments, otherwise: Surroundings.current().terminal.language)

  /// The same on a terminal of a session, in which somebody may have chosen another language.
  static func spoken(on terminal: TerminalCapabilities) -> Language {
    let usual = Surroundings.current().terminal.language
    return terminal.language == usual ? current : terminal.language
  }

  /// A language that is none is told by whoever reads the arguments.
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
  /// The sentence as a help text: what a command is, and the title of a group of options.
  var help: String { spoken(in: HelpLanguage.current) }
}

extension ArgumentHelp {
  /// What an option or argument is, in the language of the process.
  init(
    _ sentence: Sentence, valueName: String? = nil, visibility: ArgumentVisibility = .default
  ) {
    self.init(sentence.help, valueName: valueName, visibility: visibility)
  }
}

import ArgumentParser
import Curriculum
package import Sentences
import Tutor

/// A word on the command line that is neither a command nor an exercise.
package struct UnknownWord: SpokenError {
  private let word: String
  private let meaning: Meaning

  private enum Meaning {
    /// A shell command that does the same, or that was probably meant.
    case shell(String, isCertain: Bool)
    /// A command that only the prompt has.
    case prompt(CommandName)
  }

  /// Creates the error, or returns nil if the word resembles no command.
  package init?(_ word: String) {
    self.word = word
    let shell = Self.commandsOfShell
    let known = CommandName.allCases.first { $0.rawValue == word || $0.aliases.contains(word) }
    if let call = Self.calls[word] ?? known.flatMap({ Self.calls[$0.rawValue] }) {
      meaning = .shell(call, isCertain: true)
    } else if let known {
      meaning =
        shell.contains(known.rawValue)
        ? .shell("rings \(known.rawValue)", isCertain: true) : .prompt(known)
    } else if let near = Suggestion.closest(
      to: word, in: shell + CommandName.allCases.map(\.rawValue) + Self.calls.keys.sorted())
    {
      if shell.contains(near) {
        meaning = .shell("rings \(near)", isCertain: false)
      } else if let call = Self.calls[near] {
        meaning = .shell(call, isCertain: false)
      } else if let name = CommandName(rawValue: near) {
        meaning = .prompt(name)
      } else {
        return nil
      }
    } else {
      return nil
    }
  }

  /// Creates the error for a command line that the parser rejected.
  ///
  /// - Returns: Nil if the words are commands or options, or resemble no command.
  package init?(rejected arguments: [String]) {
    guard let word = arguments.first, !word.hasPrefix("-") else { return nil }
    guard Self.commandsOfShell.contains(word) else {
      self.init(word)
      return
    }
    guard let step = arguments.dropFirst().first, !step.hasPrefix("-"),
      let group = RingsCommand.configuration.subcommands.first(where: {
        $0.configuration.commandName == word
      }),
      case let steps = group.configuration.subcommands.compactMap({ $0.configuration.commandName }),
      !steps.contains(step), let near = Suggestion.closest(to: step, in: steps)
    else { return nil }
    self.init(step, meaning: .shell("rings \(word) \(near)", isCertain: false))
  }

  private init(_ word: String, meaning: Meaning) {
    self.word = word
    self.meaning = meaning
  }

  private static var commandsOfShell: [String] {
    RingsCommand.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }

  /// The shell commands for words that aren't commands of the shell under the same name.
  private static let calls = [
    "screen": "rings learn --screen", "version": "rings --version", "goto": "rings learn NAME",
    "compare": "rings render FILE --compare A B", "language": "rings --language ko",
    "ls": "rings list",
  ]

  package var sentence: Sentence {
    switch meaning {
    case .shell(let call, isCertain: true):
      Sentence(
        "“\(word)” isn't a command of the shell. Type `\(call)`.",
        ko: "“\(word)” 명령은 셸에 없어요. `\(call)` 명령을 입력하세요.")
    case .shell(let call, isCertain: false):
      Sentence(
        "There's no command or exercise “\(word)”. Did you mean `\(call)`?",
        ko: "“\(word)” 명령이나 과제는 없어요. 혹시 `\(call)` 명령인가요?")
    case .prompt(let name):
      Sentence(
        "“\(word)” is for the prompt. Start it with `rings learn`, then type `\(name.rawValue)`.",
        ko: "“\(word)” 명령은 프롬프트에서 써요. `rings learn` 명령으로 시작하고 `\(name.rawValue)` 명령을 입력하세요.")
    }
  }
}

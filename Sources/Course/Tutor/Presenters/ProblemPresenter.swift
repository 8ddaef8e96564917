import Curriculum
import Sentences
import Terminal

/// Presents problems with a typed line, and failures of Rings.
struct ProblemPresenter {
  private let presentation: Presentation

  init(_ presentation: Presentation) {
    self.presentation = presentation
  }

  func lines(_ problem: CommandProblem) -> [StyledText] {
    let sentence: Sentence =
      switch problem {
      case .unknown(let typed, let suggestion): .unknownCommand(typed, suggestion: suggestion)
      case .ambiguous(let typed, let candidates):
        .ambiguousCommand(typed, candidates: candidates)
      case .ofShell(let word): .commandOfShell(word)
      case .missingArgument(let command):
        .missingArgument(command.rawValue, example: example(of: command))
      case .unknownLanguage(let name): .unknownLanguage(name)
      case .unusableWidth(let text):
        .unusableWidth(text, least: TerminalCapabilities.leastWidth)
      case .unknownPictureWay(let word): .unknownPictureWay(word)
      case .openQuote(let text): .openQuote(text)
      case .notANumber(let command, let text): .notANumber(text, command: command.rawValue)
      case .unknownPictureWord(let word):
        .unknownPictureWord(
          word, families: PictureChoice.familyWords, modes: PictureChoice.modeWords)
      }
    return presentation.lines(sentence, Style(.warning))
  }

  func lines(_ failure: SessionFailure) -> [StyledText] {
    let sentence: Sentence =
      switch failure {
      case .curriculum(let error): .curriculum(error)
      case .noEditor: .noEditor
      case .editor(let command): .editorFailed(command)
      case .needsTerminal: .needsTerminal
      case .needsScreen: .needsScreen
      case .notDrawn(let reason): reason
      case .other(let reason): .failure(reason)
      }
    return presentation.text(sentence, Style(.warning)).wrapped(to: presentation.width)
  }

  private func example(of command: CommandName) -> String {
    switch command {
    case .tryExpression: "try Text(\"Hi\")"
    case .goTo: "goto 2"
    case .search: "search gradient"
    case .language: "language ko"
    default: command.rawValue
    }
  }
}

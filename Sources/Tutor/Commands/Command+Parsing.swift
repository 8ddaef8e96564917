import Curriculum
import Foundation
import Sentences
import Terminal

extension Command {
  /// Reads a line; nil for an empty one.
  ///
  /// A command is known by its word, one of its other words, or a beginning that no other command
  /// shares and that is longer than one key. A line typed with the keyboard left in Hangul mode is read as the keys it was typed
  /// with.
  package static func parse(_ line: String) throws(CommandProblem) -> Command? {
    let line = line.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let word = line.split(whereSeparator: \.isWhitespace).first.map(String.init) else {
      return nil
    }
    let rest = line.dropFirst(word.count).trimmingCharacters(in: .whitespaces)
    return try command(try name(for: word), rest: rest)
  }

  /// The command that a first word means.
  package static func name(for word: String) throws(CommandProblem) -> CommandName {
    // People bring their habits along: `:q`, `/help`, `--help`.
    let stripped = String(word.lowercased().drop { ":/\\-".contains($0) })
    let typed = stripped.isEmpty ? word.lowercased() : stripped
    let tries = [typed, HangulKeyboard.latin(for: typed)].compactMap { $0 }
    for text in tries {
      if let exact = CommandName.allCases.first(where: {
        $0.rawValue == text || $0.aliases.contains(text)
      }) {
        return exact
      }
    }
    // One key alone is a slip or a quiz's answer, not the beginning of a word; one syllable may be.
    for text in tries where text.count > 1 || text.contains(where: { !$0.isASCII }) {
      let begun = CommandName.allCases.filter { command in
        ([command.rawValue] + command.aliases).contains { $0.hasPrefix(text) }
      }
      if begun.count == 1 { return begun[0] }
      if begun.count > 1 { throw .ambiguous(word, begun.map(\.rawValue)) }
    }
    let words = CommandName.allCases.flatMap { [$0.rawValue] + $0.aliases.filter { $0.count > 2 } }
    throw .unknown(word, suggestion: Suggestion.closest(to: typed, in: words))
  }

  private static func command(
    _ name: CommandName, rest: String
  ) throws(CommandProblem) -> Command {
    switch name {
    case .check: return .check(showsAll: rest.lowercased() == "all" || rest == "전부")
    case .hint: return .hint
    case .show: return .show
    case .next: return .next
    case .edit: return .edit
    case .watch: return .watch
    case .render:
      return .render(
        try PictureChoice(
          words: rest.split { $0.isWhitespace || $0 == "," }.map(String.init)))
    case .tryExpression:
      guard !rest.isEmpty else { throw .missingArgument(name) }
      return .tryExpression(rest)
    case .list: return .list
    case .progress: return .progress
    case .goTo:
      guard !rest.isEmpty else { throw .missingArgument(name) }
      return .goTo(rest)
    case .skip: return .skip
    case .reset: return .reset
    case .solution: return .solution
    case .language:
      guard !rest.isEmpty else { throw .missingArgument(name) }
      guard let language = language(rest) else { throw .unknownLanguage(rest) }
      return .language(language)
    case .width: return .width(try width(rest))
    case .help: return .help
    case .quit: return .quit
    }
  }

  private static func language(_ text: String) -> Language? {
    switch text {
    case "한국어", "한글": .korean
    case "영어": .english
    default: Language(locale: text)
    }
  }

  private static func width(_ text: String) throws(CommandProblem) -> Int? {
    if text.isEmpty || text.lowercased() == "auto" { return nil }
    guard let columns = Int(text), (TerminalCapabilities.leastWidth...1000).contains(columns) else {
      throw .unusableWidth(text)
    }
    return columns
  }
}

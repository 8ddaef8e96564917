import Curriculum
import Foundation
import Processes
import Sentences
import Terminal

extension Command {
  /// Parses a line; returns nil for an empty line.
  ///
  /// Matches a command by its name, an alias, or an unambiguous prefix of more than one character. If the
  /// keyboard was left in Hangul mode, matches the Latin keys that were pressed.
  package static func parse(_ line: String) throws(CommandProblem) -> Command? {
    let line = line.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let word = line.split(whereSeparator: \.isWhitespace).first.map(String.init) else {
      return nil
    }
    let rest = line.dropFirst(word.count).trimmingCharacters(in: .whitespaces)
    // The learner may have copied a line meant for the shell.
    if word == "rings", !rest.isEmpty { return try parse(rest) }
    // The word is longer than any name, so it's probably pasted code. The message shows only its beginning.
    guard word.utf8.count <= longestWord else {
      throw .unknown(beginning(of: line), suggestion: nil)
    }
    if let habit = try ShellHabit.command(word, rest: rest) { return habit }
    let name = try name(for: word)
    guard name.takesCode || rest.utf8.count <= longestRest else {
      throw .unknown(beginning(of: line), suggestion: nil)
    }
    // For commands that the shell has too, `--help` shows the shell's help instead.
    if ["--help", "-h"].contains(rest), !name.isOfShell { return .help(name) }
    return try command(name, rest: rest)
  }

  private static let longestWord = 200
  private static let longestRest = 4000

  private static func beginning(of line: String) -> String { line.prefix(40) + "…" }

  /// Returns the command for the first word of a line.
  package static func name(for word: String) throws(CommandProblem) -> CommandName {
    // Accept habits from other programs: `:q`, `/help`, `--help`.
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
    // A single ASCII character is a typo or a quiz answer, not a prefix; a single Hangul syllable can be a
    // prefix.
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
    case .check: return .check(showsAll: ["all", "--all", "전부"].contains(rest.lowercased()))
    case .hint: return .hint(try number(rest, for: name))
    case .show: return .show(isDescribed: PictureChoice.asksForWords(rest))
    case .why: return .why(rest.isEmpty ? nil : rest)
    case .apply: return .apply
    case .next: return .next
    case .edit: return .edit(file: rest.isEmpty ? nil : rest)
    case .watch: return .watch
    case .screen: return .screen
    case .canvas: return .canvas(isPage: ["--browser", "browser"].contains(rest.lowercased()))
    case .render: return try render(rest)
    case .tryExpression:
      guard !rest.isEmpty else { throw .missingArgument(name) }
      return .tryExpression(unquoted(rest))
    case .play: return .play(rest.isEmpty ? nil : unquoted(rest))
    case .compare, .timeline, .tap, .configure, .lint, .gallery, .scene, .inspect,
      .library, .docs, .certificate, .export, .handIn:
      return .look(name, options: try shellWords(rest))
    case .list: return .list(ring: rest.isEmpty ? nil : rest)
    case .progress: return .progress(ring: rest.isEmpty ? nil : rest)
    case .back: return .back
    case .search:
      guard !rest.isEmpty else { throw .missingArgument(name) }
      return .search(rest)
    case .glossary: return .glossary(rest.isEmpty ? nil : rest)
    case .history: return .history
    case .undo: return .undo(try number(rest, for: name))
    case .practice: return .practice
    case .goTo:
      guard !rest.isEmpty else { throw .missingArgument(name) }
      return .goTo(rest)
    case .skip: return .skip
    case .route: return .route(rest.isEmpty ? nil : rest)
    case .placement: return .placement(rest)
    case .reset: return .reset
    case .solution: return .solution
    case .language:
      guard !rest.isEmpty else { throw .missingArgument(name) }
      guard let language = language(rest) else { throw .unknownLanguage(rest) }
      return .language(language)
    case .width: return .width(try width(rest))
    case .pictures:
      if rest.isEmpty { return .pictures(nil) }
      guard let way = PictureWay(rawValue: rest.lowercased()) else {
        throw .unknownPictureWay(rest)
      }
      return .pictures(way)
    case .help: return .help(try asked(rest))
    case .quit: return .quit
    }
  }

  /// Returns the command that a learner asks about, or nil for all commands.
  private static func asked(_ rest: String) throws(CommandProblem) -> CommandName? {
    let fillers: Set = ["me", "please", "all", "with", "about", "on", "좀"]
    let words = rest.split(whereSeparator: \.isWhitespace).filter {
      !fillers.contains($0.lowercased())
    }
    guard let word = words.first else { return nil }
    return try name(for: String(word))
  }

  /// Removes the quotes that a shell would require around code.
  private static func unquoted(_ code: String) -> String {
    let isQuoted = code.count > 2 && code.hasPrefix("'") && code.hasSuffix("'")
    return isQuoted ? String(code.dropFirst().dropLast()) : code
  }

  /// Parses the arguments of `render`: the prompt's short words, or the shell's options, which short words
  /// may precede.
  private static func render(_ rest: String) throws(CommandProblem) -> Command {
    guard rest.contains(/(^|\s)-|(^|\s)\.\/?($|\s)|\.swift/) else {
      return .render(
        try PictureChoice(words: rest.split { $0.isWhitespace || $0 == "," }.map(String.init)))
    }
    let words = try shellWords(rest)
    let short = words.prefix {
      !$0.hasPrefix("-") && !$0.hasPrefix(".") && !$0.hasSuffix(".swift")
    }
    let choice = try PictureChoice(words: Array(short))
    return .look(.render, options: choice.options + words.dropFirst(short.count))
  }

  private static func number(
    _ text: String, for command: CommandName
  ) throws(CommandProblem) -> Int? {
    if text.isEmpty { return nil }
    guard let number = Int(text), number > 0 else { throw .notANumber(command, text) }
    return number
  }

  private static func shellWords(_ text: String) throws(CommandProblem) -> [String] {
    guard let words = ShellWords(text)?.words else { throw .openQuote(text) }
    return words
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

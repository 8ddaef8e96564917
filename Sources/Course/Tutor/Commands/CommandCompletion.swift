package import Curriculum
package import Sentences
package import Terminal

/// Completions for the Tab key.
package struct CommandCompletion: Sendable {
  private let exercises: [String]
  private let rings: [String]
  private let routes: [String]
  /// Returns the names that `docs` knows; nil while they're loading.
  private let documented: @Sendable () -> [String]?

  /// Returns the names that can complete Swift code; nil while they're loading.
  private let code: @Sendable (String) -> [String]?

  package init(
    pack: Pack, documented: @escaping @Sendable () -> [String]? = { [] },
    code: @escaping @Sendable (_ before: String) -> [String]? = { _ in [] }
  ) {
    self.documented = documented
    self.code = code
    exercises = pack.exercises.map(\.identifier)
    rings = pack.rings.map(\.identifier)
    routes = pack.routes.map(\.identifier) + [Route.everything]
  }

  /// Returns the completions, with a remark while names are still loading.
  package func completion(of line: String, in language: Language) -> LineCompletion {
    guard let words = words(for: line) else {
      return LineCompletion([], remark: Sentence.namesAreBeingRead.spoken(in: language))
    }
    return LineCompletion(words)
  }

  /// Returns the words that can complete `line`, the text before the cursor; nil while names are loading.
  package func words(for line: String) -> [String]? {
    let parts = line.split(whereSeparator: \.isWhitespace).map(String.init)
    let isFirstWord = parts.isEmpty || (parts.count == 1 && line.last?.isWhitespace != true)
    if isFirstWord {
      let typed = parts.first ?? ""
      let commands = CommandName.allCases.map(\.rawValue)
      let begun = commands.filter { $0.hasPrefix(typed) }
      if !begun.isEmpty { return begun }
      // Offer aliases only if no command name matches; otherwise complete Swift, as in the playground.
      let others = CommandName.allCases.flatMap(\.aliases).filter { $0.hasPrefix(typed) }
      return others.isEmpty ? code(line) : others
    }
    guard let name = try? Command.name(for: parts[0]) else { return code(line) }
    if let typed = Self.typedCode(in: line, of: name) { return code(typed) }
    let isInWord = line.last?.isWhitespace != true
    let last = isInWord ? parts.dropLast().last : parts.last
    if let values = last.flatMap(CommandOptionCompletions.values) { return values }
    if isInWord, parts.last?.hasPrefix("-") == true {
      return CommandOptionCompletions.options(of: name)
    }
    switch name {
    case .goTo: return exercises
    case .list: return rings + ["all"]
    case .progress: return rings
    case .help: return CommandName.allCases.map(\.rawValue)
    case .placement: return rings + ["undo"]
    case .route: return routes
    case .check: return ["all"]
    case .render:
      return PictureChoice.familyWords + PictureChoice.modeWords + ["all", "dark", "words"]
    case .language: return Language.allCases.map(\.rawValue)
    case .width: return ["auto"]
    case .pictures: return PictureWay.allCases.map(\.rawValue)
    case .docs: return documented()
    case .compare: return PreviewDeclaration.knownModes + CommandOptionCompletions.options(of: name)
    default: return CommandOptionCompletions.options(of: name)
    }
  }

  /// Returns the Swift code at the end of a line after a command that takes code; nil if there's none.
  private static func typedCode(in line: String, of name: CommandName) -> String? {
    switch name {
    case .tryExpression, .play:
      let words = line.drop(while: \.isWhitespace)
      return String(words.drop { !$0.isWhitespace }.drop(while: \.isWhitespace))
    case .render, .compare:
      guard let option = line.range(of: "--view ") else { return nil }
      let code = line[option.upperBound...]
      guard let quote = code.first, quote == "'" || quote == "\"" else { return String(code) }
      // After the closing quote, options follow again.
      let inner = code.dropFirst()
      return inner.contains(quote) && quote == "'" ? nil : String(inner)
    default: return nil
    }
  }
}

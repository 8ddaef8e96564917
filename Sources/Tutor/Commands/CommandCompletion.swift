package import Curriculum
import Sentences
import Terminal

/// What the Tab key offers.
package struct CommandCompletion: Sendable {
  private let exercises: [String]
  private let rings: [String]

  package init(pack: Pack) {
    exercises = pack.exercises.map(\.identifier)
    rings = pack.rings.map(\.identifier)
  }

  /// The words that may stand at the end of `line`, the text before the cursor.
  package func words(for line: String) -> [String] {
    let parts = line.split(whereSeparator: \.isWhitespace).map(String.init)
    let isFirstWord = parts.isEmpty || (parts.count == 1 && line.last?.isWhitespace != true)
    if isFirstWord {
      let typed = parts.first ?? ""
      let commands = CommandName.allCases.map(\.rawValue)
      let begun = commands.filter { $0.hasPrefix(typed) }
      // Other words are offered only to those who began one.
      return begun.isEmpty
        ? CommandName.allCases.flatMap(\.aliases).filter { $0.hasPrefix(typed) } : begun
    }
    guard let name = try? Command.name(for: parts[0]) else { return [] }
    let isInWord = line.last?.isWhitespace != true
    let last = isInWord ? parts.dropLast().last : parts.last
    if let values = last.flatMap(LookOptionWords.values) { return values }
    if isInWord, parts.last?.hasPrefix("-") == true { return LookOptionWords.options(of: name) }
    switch name {
    case .goTo: return exercises
    case .list, .progress: return rings
    case .help: return CommandName.allCases.map(\.rawValue)
    case .placement: return rings + ["undo"]
    case .check: return ["all"]
    case .render:
      return PictureChoice.familyWords + PictureChoice.modeWords + ["all", "dark", "words"]
    case .language: return Language.allCases.map(\.rawValue)
    case .width: return ["auto"]
    case .compare: return PreviewDeclaration.knownModes + LookOptionWords.options(of: name)
    default: return LookOptionWords.options(of: name)
    }
  }
}

import Sentences

extension Session {
  /// The number of consecutive unknown lines that suggests a paste, from a terminal that doesn't mark pastes.
  package static let mostStrayLines = 3

  /// Handles the lines of a paste up to the first unknown command, so that mistakenly pasted code causes one
  /// message.
  mutating func handle(pasted lines: [String]) -> [SessionEffect] {
    var effects: [SessionEffect] = []
    for (index, line) in lines.enumerated() where !hasLeft {
      effects += handle(line: line)
      let rest = lines.count - index - 1
      if strayLines > 0, rest > 0 {
        strayLines = 0
        // The next step stays the last message.
        effects.insert(.say(.note(.leftOut(lines: rest))), at: effects.count - 1)
        break
      }
    }
    return effects
  }

  /// Reports that the rest of a paste was dropped.
  package mutating func leaveOut(lines: Int) -> [SessionEffect] {
    strayLines = 0
    return lines == 0 ? [] : [.say(.note(.leftOut(lines: lines))), nextStep]
  }

  /// Returns the lines of a paste that are separate commands; nil for a single line or for Swift code.
  static func commandLines(in line: String, in mode: Mode) -> [String]? {
    guard line.contains(where: \.isNewline) else { return nil }
    if case .playing = mode { return nil }
    let lines = line.split(whereSeparator: \.isNewline).map(String.init)
    let word = line.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
    switch try? Command.name(for: word) {
    case .tryExpression?, .play?: return nil
    default: return lines.count > 1 ? lines : nil
    }
  }
}

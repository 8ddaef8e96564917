import Sentences

extension Session {
  /// So many lines in a row that are no commands are likely a paste that the terminal put no marks around.
  package static let mostStrayLines = 3

  /// The lines of a paste, up to the first that is no command: whoever pastes code by mistake is told once.
  mutating func handle(pasted lines: [String]) -> [SessionEffect] {
    var effects: [SessionEffect] = []
    for (index, line) in lines.enumerated() where !hasLeft {
      effects += handle(line: line)
      let rest = lines.count - index - 1
      if strayLines > 0, rest > 0 {
        strayLines = 0
        // The next step is said last.
        effects.insert(.say(.note(.leftOut(lines: rest))), at: effects.count - 1)
        break
      }
    }
    return effects
  }

  /// Takes note that the rest of such a paste was dropped.
  package mutating func leaveOut(lines: Int) -> [SessionEffect] {
    strayLines = 0
    return lines == 0 ? [] : [.say(.note(.leftOut(lines: lines))), nextStep]
  }

  /// The lines of a paste that are commands each; nil for a single line, and where Swift is taken.
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

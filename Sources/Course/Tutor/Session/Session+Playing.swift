import Sentences
import Terminal

/// Swift that goes on from line to line.
extension Session {
  mutating func beginPlaying() -> [SessionEffect] {
    if case .quiz = mode { return [.say(.note(.playNeedsCode)), nextStep] }
    mode = .playing
    return [.say(.note(.playBegins(knowing: playground.names)))]
  }

  mutating func endPlaying() -> [SessionEffect] {
    mode = .commands
    return [.say(.note(.playEnds)), nextStep]
  }

  /// A line in the playground; an empty one leaves it.
  mutating func play(line: String) -> [SessionEffect] {
    let words = line.trimmingCharacters(in: .whitespacesAndNewlines)
    if words.isEmpty || words == CommandName.quit.rawValue || words == ":q" { return endPlaying() }
    // The word by which people came here.
    if case .play(let code?)? = try? Command.parse(words), words.hasPrefix("play ") {
      return play(typed: code)
    }
    return play(typed: line)
  }

  /// Code that may go on in another line.
  mutating func play(typed code: String) -> [SessionEffect] {
    if TypedCode.goesOn(after: code) {
      begunView = code
      begunIsPlay = true
      return []
    }
    return play(whole: code)
  }

  mutating func play(whole code: String) -> [SessionEffect] {
    let typed = TypedCode(code)
    playground.takeOnTrial(typed.definitions)
    let view = typed.rest.isEmpty ? "EmptyView()" : typed.rest
    definesOnly = typed.rest.isEmpty
    return [
      .draw(
        PictureOrder(
          exercise: exercise, subject: .play(view, definitions: playground.sources), families: [],
          modes: [], isDark: false, isDescribed: false, language: language))
    ]
  }

  /// What comes of definitions once they were compiled; nil where a picture is to be shown besides.
  mutating func finishDefining(with outcome: DrawingOutcome) -> [SessionEffect]? {
    guard !playground.pending.isEmpty else { return nil }
    guard outcome.isDrawn else {
      playground.drop()
      return nil
    }
    let names = playground.pending.compactMap(\.name)
    playground.keep()
    guard definesOnly else { return nil }
    return [.say(.good(.defined(names)))] + (isPlaying ? [] : [nextStep])
  }

  var isPlaying: Bool { if case .playing = mode { true } else { false } }
}

extension DrawingOutcome {
  fileprivate var isDrawn: Bool {
    switch self {
    case .picture, .told: true
    case .notCompiled, .nothing: false
    }
  }
}

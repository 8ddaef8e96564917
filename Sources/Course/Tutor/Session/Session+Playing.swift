import Sentences
import Terminal

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

  /// Handles a line in the playground; an empty line leaves it.
  mutating func play(line: String) -> [SessionEffect] {
    let words = line.trimmingCharacters(in: .whitespacesAndNewlines)
    if words.isEmpty || words == CommandName.quit.rawValue || words == ":q" { return endPlaying() }
    // The learner may repeat the command that opened the playground.
    if case .play(let code?)? = try? Command.parse(words), words.hasPrefix("play ") {
      return play(typed: code)
    }
    return play(typed: line)
  }

  /// Runs code, or waits for further lines if it's incomplete.
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

  /// Accepts or drops the pending definitions after compilation; returns nil if there's also a picture to
  /// show.
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

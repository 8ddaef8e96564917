package import Curriculum
package import Foundation
package import Judge
package import Sentences
import Terminal

/// A learner's session at a prompt, as a state machine: an event changes the state and returns effects.
///
/// It uses neither disk nor screen, so that every path can be tested in isolation.
package struct Session: Sendable {
  /// The mode, which determines how the next line is interpreted.
  package enum Mode: Hashable, Sendable {
    case commands
    case quiz(QuizRun)
    case confirming(Confirmation)
    /// Lines are Swift code, until an empty line.
    case playing
  }

  package enum Confirmation: Hashable, Sendable { case reset, solution, step(FileStep), rest }

  package let pack: Pack
  /// Whether the learner can press keys and edit; false if input comes from a pipe.
  package let isInteractive: Bool
  package let workspace: URL
  /// The learner's home folder, shown as `~`.
  package let home: URL?
  let now: @Sendable () -> Date
  package let choiceOrder: ChoiceOrder
  package internal(set) var progress: LearnerProgress
  package internal(set) var language: Language
  package internal(set) var exercise: Exercise
  package internal(set) var mode: Mode = .commands
  /// The learner's files in the open exercise.
  package internal(set) var files: [URL] = []
  /// The files that were still unfinished when the exercise was opened.
  var unfinished: [URL] = []
  /// The files of earlier exercises that are compiled with this exercise.
  package internal(set) var earlierFiles: [UsedFiles.File] = []
  /// The last verdict on the open exercise.
  package internal(set) var verdict: LearnerVerdict?
  package internal(set) var isWatching = false
  package internal(set) var hasLeft = false
  package internal(set) var outcome: Outcome = .worked
  /// Whether lesson pictures are described in sentences.
  var describesFigures = false
  /// Whether the check that is running should report every problem.
  var showsAllProblems = false
  /// An incomplete view, as typed; the next line continues it in any mode.
  package internal(set) var begunView: String?
  /// Whether `begunView` belongs to the playground.
  var begunIsPlay = false
  var playground = Playground()
  /// Whether the pending playground code consists only of definitions.
  var definesOnly = false
  /// The finding that `why` explains.
  var lastFinding: LastFinding?
  /// The numbers of the hints shown in the open exercise.
  var shownHints: Set<Int> = []
  /// The step that `apply` offers.
  var offer: StepOffer?
  /// Whether a piece of the offered step was applied, so that the next piece follows.
  var isCarryingOn = false
  /// The previously open exercises, most recent last.
  var visited: [Exercise] = []
  /// The number of consecutive unknown lines.
  package internal(set) var strayLines = 0
  /// The version of the learner's files that was last restored.
  var shownVersion: Int?

  /// The worst outcome so far, as the exit status for piped input.
  package enum Outcome: Int, Comparable, Sendable {
    case worked, wrongCommand, failed

    package static func < (left: Outcome, right: Outcome) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// Creates a session in `pack`; returns nil for a pack without exercises.
  ///
  /// - Parameter wanted: The first exercise; nil for the learner's open exercise.
  package init?(
    pack: Pack, progress: LearnerProgress, language: Language, isInteractive: Bool,
    workspace: URL, home: URL? = nil,
    startingWith wanted: Exercise? = nil, choiceOrder: ChoiceOrder = .asWritten,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    let open = progress.current[pack.identifier].flatMap { pack.exercise($0) }
    // A script works on the open exercise. A learner who has passed it continues with the next one.
    let kept = open.flatMap { open in
      isInteractive && progress.isDone(open, in: pack)
        ? progress.next(in: pack, after: open) ?? open : open
    }
    guard let first = wanted ?? kept ?? progress.next(in: pack) ?? pack.exercises.first else {
      return nil
    }
    self.pack = pack
    self.progress = progress
    self.language = language
    self.isInteractive = isInteractive
    self.workspace = workspace
    self.home = home
    self.choiceOrder = choiceOrder
    self.now = now
    exercise = first
  }

  /// Whether the next line is a command, and not part of code or an answer to a question of Rings.
  var isBetweenCommands: Bool {
    switch mode {
    case .commands, .quiz: begunView == nil && !isWatching
    case .confirming, .playing: false
    }
  }

  /// Handles an event and returns the effects to perform, in order.
  package mutating func handle(_ event: SessionEvent) -> [SessionEffect] {
    if hasLeft { return [] }
    switch event {
    case .started: return start()
    case .line(let line): return handle(line: line)
    case .lineCancelled: return cancelLine()
    case .endOfInput: return leave()
    case .key(let key): return handle(key)
    case .fileChanged: return isWatching ? [.check(exercise)] : []
    case .fileDisappeared:
      return isWatching ? [.say(.note(.fileMissing(fileNames)))] : []
    case .progressLoaded(let progress):
      self.progress = progress
      return []
    case .opened(let lesson, let files, let unfinished, let earlier):
      earlierFiles = earlier
      return showLesson(lesson, files: files, unfinished: unfinished)
    case .checked(let verdict): return take(verdict)
    case .drawn(let outcome): return show(outcome)
    case .edited, .screenLeft: return [nextStep]
    case .reset(let backup): return finishReset(backup: backup)
    case .solutionRead(let files): return showSolution(files)
    case .found(let hits, let words): return [.say(.found(hits, words)), nextStep]
    case .vocabularyRead(let words, let part): return [.say(.glossary(words, part)), nextStep]
    case .versionsRead(let versions): return [.say(.history(versions)), nextStep]
    case .restored(let version, let number): return finishRestoring(version, asked: number)
    case .explained(let reason): return [.say(.reason(reason)), nextStep]
    case .stepRead(let step): return propose(step)
    case .stepApplied(let isWritten): return finishStep(isWritten: isWritten)
    case .interrupted: return [.say(.note(.checkStopped)), nextStep]
    case .failed(let failure): return take(failure) + [nextStep]
    case .notRecorded(let failure): return take(failure)
    }
  }

  private mutating func start() -> [SessionEffect] {
    let isFirst = progress.current[pack.identifier] == nil
    return [.say(isFirst ? .welcome : .welcomeBack)] + open(exercise)
  }

  mutating func open(_ exercise: Exercise) -> [SessionEffect] {
    if exercise.identifier != self.exercise.identifier {
      visited.append(self.exercise)
      shownVersion = nil
    }
    self.exercise = exercise
    files = []
    unfinished = []
    earlierFiles = []
    verdict = nil
    lastFinding = nil
    shownHints = Set((0..<(progress.record(of: exercise, in: pack)?.hintsUsed ?? 0)).map { $0 + 1 })
    offer = nil
    mode = .commands
    var effects: [SessionEffect] = [record(.opened(exercise, now())), .open(exercise)]
    if isWatching, exercise.kind == .quiz {
      isWatching = false
      effects.insert(.stopWatching, at: 0)
    }
    return effects
  }

  mutating func leave() -> [SessionEffect] {
    hasLeft = true
    return (isInteractive ? [.say(.note(.goodbye))] : []) + [.leave]
  }

  private mutating func cancelLine() -> [SessionEffect] {
    begunView = nil
    if case .playing = mode { return endPlaying() }
    if case .confirming = mode {
      mode = .commands
      return [.say(.note(.leftAsItWas)), nextStep]
    }
    return [.say(.note(.lineDropped))]
  }

  /// Updates progress at once, so that later messages are correct, and returns the effect that stores it.
  mutating func record(_ change: ProgressChange) -> SessionEffect {
    change.apply(to: &progress, in: pack)
    return .record(change)
  }

  /// Returns the effect that makes later sessions start at the prompt or on the learning screen.
  package mutating func chooseStart(atPrompt: Bool) -> SessionEffect {
    record(.startChosen(atPrompt: atPrompt))
  }

  mutating func note(_ outcome: Outcome) {
    self.outcome = max(self.outcome, outcome)
  }
}

package import Curriculum
package import Foundation
package import Judge
package import Sentences
import Terminal

/// One learner at one prompt, as a state machine: an event changes the state and asks for effects.
///
/// It touches neither disk nor screen, so that every path can be tested by itself.
package struct Session: Sendable {
  /// What the next line is taken for.
  package enum Mode: Hashable, Sendable {
    case commands
    case quiz(QuizRun)
    case confirming(Confirmation)
    /// Lines are Swift, until an empty one.
    case playing
  }

  package enum Confirmation: Hashable, Sendable { case reset, solution, step(FileStep) }

  package let pack: Pack
  /// False where nobody can press keys or edit: input comes from a pipe.
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
  /// The learner's files of the open exercise.
  package internal(set) var files: [URL] = []
  /// Those of them in which something was left to do when the exercise was opened.
  var unfinished: [URL] = []
  /// Files of earlier exercises that are compiled along.
  package internal(set) var earlierFiles: [UsedFiles.File] = []
  /// The last verdict on the open exercise.
  package internal(set) var verdict: LearnerVerdict?
  package internal(set) var isWatching = false
  package internal(set) var hasLeft = false
  package internal(set) var outcome: Outcome = .worked
  /// True while the lesson's pictures are told in sentences.
  var describesFigures = false
  /// True while a line came in that asked for every problem.
  var showsAllProblems = false
  /// A view whose brackets are still open, as far as it was typed; whatever the mode, it goes on first.
  package internal(set) var begunView: String?
  /// True while those lines are for the playground.
  var begunIsPlay = false
  /// What was defined in the playground.
  var playground = Playground()
  /// True while what is on trial there is all that was typed.
  var definesOnly = false
  /// What `why` is about.
  var lastFinding: LastFinding?
  /// What `apply` puts into the file.
  var offer: StepOffer?
  /// The exercises that were open before, the last one last.
  var visited: [Exercise] = []
  /// How many of the last lines in a row were no commands.
  package internal(set) var strayLines = 0
  /// The version of the learner's files that was brought back last.
  var shownVersion: Int?

  /// The worst that happened, for the exit status of a session fed from a pipe.
  package enum Outcome: Int, Comparable, Sendable {
    case worked, wrongCommand, failed

    package static func < (left: Outcome, right: Outcome) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// A session in `pack`; nil for a pack without exercises.
  ///
  /// - Parameter wanted: The exercise to begin with; without one the learner's open exercise.
  package init?(
    pack: Pack, progress: LearnerProgress, language: Language, isInteractive: Bool,
    workspace: URL, home: URL? = nil,
    startingWith wanted: Exercise? = nil, choiceOrder: ChoiceOrder = .asWritten,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    let kept = progress.current[pack.identifier].flatMap { pack.exercise($0) }
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

  /// Takes an event in and gives what is to be done, in order.
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

  /// Changes progress here at once, so that what is said next is true, and asks to keep it.
  mutating func record(_ change: ProgressChange) -> SessionEffect {
    change.apply(to: &progress, in: pack)
    return .record(change)
  }

  mutating func note(_ outcome: Outcome) {
    self.outcome = max(self.outcome, outcome)
  }
}

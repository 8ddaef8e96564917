import Curriculum
import Foundation
import Judge
import Sentences
import Terminal

extension Session {
  mutating func showLesson(
    _ lesson: String, files: [URL], unfinished: [URL]
  ) -> [SessionEffect] {
    self.files = files
    self.unfinished = unfinished
    var effects: [SessionEffect] = [.say(.lesson(exercise, text: lesson, files: files))]
    if exercise.kind == .quiz {
      guard isPassed else { return effects + askQuestion() }
      mode = .commands
      return effects + [.say(.note(.quizIsPassed)), nextStep]
    }
    if isWatching { effects.append(.watch(exercise)) }
    return effects + [nextStep]
  }

  mutating func take(_ verdict: LearnerVerdict) -> [SessionEffect] {
    defer { showsAllProblems = false }
    // A late verdict may be about an exercise that the learner has left.
    guard verdict.exercise == exercise.identifier else { return [] }
    self.verdict = verdict
    note(findingOf: verdict)
    let report = SessionEffect.say(.verdict(verdict, exercise, showsAll: showsAllProblems))
    if verdict.status == .infrastructureFailure {
      note(.failed)
      return [report, nextStep]
    }
    let attempt = LearnerProgress.Attempt(
      isPassed: verdict.isPassed, score: verdict.score, maxScore: verdict.maxScore, date: now())
    let before = (rings: finishedRings, skipped: skipped, isAllDone: isAllDone)
    var effects = [record(.attempted(exercise, attempt)), report]
    guard verdict.isPassed else { return effects + [nextStep] }
    effects += milestones(since: before.rings) + placements(since: before.skipped)
    if isAllDone, !before.isAllDone { return effects + farewell }
    // The next step follows when the picture has been drawn.
    if !sideExercises.isEmpty { effects.append(.say(.moreOnThis(sideExercises))) }
    guard exercise.preview != nil || exercise.passed != nil else { return effects + [nextStep] }
    return effects + [.showPassed(orderOncePassed)]
  }

  /// The command that shows a passed exercise: the author's command, or else a command that draws the
  /// preview.
  private var orderOncePassed: ShellCommandRequest {
    var order = ShellCommandRequest(
      exercise: exercise, command: .render, options: [], language: language)
    switch exercise.passed.flatMap({ try? Command.parse($0) }) {
    case .render(let choice)?: order.options = choice.options
    case .look(let command, let options)? where command.onlyLooks:
      order.command = command
      order.options = options
    default: break
    }
    return order
  }

  mutating func show(_ outcome: DrawingOutcome) -> [SessionEffect] {
    if let effects = finishDefining(with: outcome) { return effects }
    switch outcome {
    case .picture(let picture): return [.say(.picture(picture)), nextStep]
    case .told(let text, let outcome, let rules):
      note(outcome)
      if let rule = rules.first { lastFinding = .rule(rule) }
      return (text.isEmpty ? [] : [.say(.picture(text))]) + [nextStep]
    case .notCompiled(let diagnostics): return [.say(.notDrawn(diagnostics)), nextStep]
    case .nothing(let reason): return [.say(.failure(.notDrawn(reason))), nextStep]
    }
  }

  mutating func finishReset(backup: URL?) -> [SessionEffect] {
    verdict = nil
    return [.say(.resetDone(backup: backup)), nextStep]
  }

  mutating func showSolution(_ files: [SolutionFile]) -> [SessionEffect] {
    [
      record(.solutionShown(exercise, now())), .say(.solution(files, exercise)), nextStep,
    ]
  }

  mutating func take(_ failure: SessionFailure) -> [SessionEffect] {
    note(.failed)
    return [.say(.failure(failure))]
  }
}

/// The learner's current state.
extension Session {
  var isPassed: Bool { progress.record(of: exercise, in: pack)?.isPassed ?? false }

  /// The names of the learner's files, separated by commas.
  var fileNames: String {
    Self.names(of: files.isEmpty ? exercise.startFiles : files)
  }

  /// The names of the files left to change, if known; otherwise the names of all files.
  private var namesToChange: String { unfinished.isEmpty ? fileNames : Self.names(of: unfinished) }

  private static func names(of files: [URL]) -> String {
    files.map(\.lastPathComponent).joined(separator: ", ")
  }

  /// The location of the last verdict's first problem, if it's in one of the learner's files.
  var firstProblem: FilePlace? {
    guard let verdict, !verdict.isPassed else { return nil }
    let places =
      verdict.diagnostics.filter { $0.severity == .error }.map { ($0.file, $0.line) }
      + verdict.checks.filter { ![.passed, .skipped, .judgedElsewhere].contains($0.status) }
      .map { ($0.file, $0.line) }
    // While other files are unfinished, the location of a later problem would mislead.
    let useful = unfinished.isEmpty ? places[...] : places.prefix(1)
    // The learner's files of earlier exercises are edited in their own folders.
    let own = files + earlierFiles.filter { $0.author == .learner }.map(\.file)
    return useful.lazy.compactMap { name, line in
      own.first { $0.lastPathComponent == name }.map { FilePlace($0, line: line) }
    }.first
  }

  /// Whether the course has nothing left to do.
  package var isAllDone: Bool { progress.next(in: pack) == nil }

  /// The end of the route or course: suggestions, and the finished widget in all families.
  var farewell: [SessionEffect] {
    let finished: [SessionEffect]
    if let route {
      finished =
        [.say(.good(.routeFinished(route.title.text(in: language.rawValue))))]
        + closing(route.closing)
    } else {
      finished = [.say(.good(.courseFinished(skipped: skipped.count)))]
    }
    guard let widget = progress.finishedWidget(in: pack), let preview = widget.preview else {
      return finished + [nextStep]
    }
    var order = order(for: preview)
    order.exercise = widget
    order.modes = []
    order.showsEveryFamily = true
    return finished + [.say(.note(.keepYourWidget)), .say(.note(.yourWidget)), .draw(order)]
  }

  /// Returns the closing words of a ring or route.
  ///
  /// If the exercise has a preview, a picture of the starter is included. The picture of the learner's work
  /// follows.
  func closing(_ text: LocalizedText?) -> [SessionEffect] {
    guard let text = text?.text(in: language.rawValue) else { return [] }
    let caption = Sentence.before.spoken(in: language)
    // The starter may support fewer families than the solution.
    let figure = exercise.preview?.families.first.map {
      "- {files: start, caption: \(caption), families: [\($0.rawValue)]}\n"
    }
    return [.say(.closing(text, figure: figure, exercise))]
  }

  var finishedRings: Set<String> {
    Set(
      pack.rings.filter { ring in
        ring.exercises.allSatisfy { progress.record(of: $0, in: pack)?.isPassed ?? false }
      }.map(\.identifier))
  }

  /// Returns messages about the rings that are complete now but not in `before`.
  func milestones(since before: Set<String>) -> [SessionEffect] {
    pack.rings.filter { finishedRings.contains($0.identifier) && !before.contains($0.identifier) }
      .flatMap { ring in
        [.say(.good(.ringFinished(ring.title.text(in: language.rawValue))))]
          + closing(ring.closing)
      }
  }

  /// The suggested next command, shown after every response.
  var nextStep: SessionEffect { .say(.nextStep(whatToDoNext)) }

  private var whatToDoNext: NextStep {
    if case .confirming = mode { return .confirm }
    if case .playing = mode { return .play }
    if isWatching {
      return .watching(
        next: verdict?.isPassed == true ? progress.next(in: pack, after: exercise) : nil)
    }
    if case .quiz(let run) = mode, !run.isFinished(in: exercise) {
      let question = exercise.questions[run.position]
      return .answer(letters: question.letters, several: question.rightChoices.count > 1)
    }
    if verdict?.isPassed ?? isPassed {
      return progress.next(in: pack, after: exercise).map { NextStep.goOn($0) } ?? .allDone
    }
    if verdict == nil { return .edit(file: namesToChange) }
    return .mend(
      file: firstProblem?.file.lastPathComponent ?? namesToChange,
      hasHint: !exercise.hints.isEmpty)
  }
}

import Curriculum
import Foundation
import Judge
import Terminal

/// What the outcomes of effects lead to.
extension Session {
  mutating func showLesson(_ lesson: String, files: [URL]) -> [SessionEffect] {
    self.files = files
    var effects: [SessionEffect] = [.say(.lesson(exercise, text: lesson, files: files))]
    if exercise.kind == .quiz {
      guard isPassed else { return effects + askQuestion() }
      mode = .commands
      return effects + [.say(.note(.quizIsPassed)), nextStep]
    }
    if isWatching { effects.append(.watch(exercise)) }
    return effects + [nextStep]
  }

  mutating func take(_ verdict: Verdict) -> [SessionEffect] {
    defer { showsAllProblems = false }
    // A verdict that comes late, after the learner went on, is about another exercise.
    guard verdict.exercise == exercise.identifier else { return [] }
    self.verdict = verdict
    let report = SessionEffect.say(.verdict(verdict, exercise, showsAll: showsAllProblems))
    if verdict.status == .infrastructureFailure {
      note(.failed)
      return [report, nextStep]
    }
    let attempt = LearnerProgress.Attempt(
      isPassed: verdict.isPassed, score: verdict.score, maxScore: verdict.maxScore, date: now())
    let before = finishedRings
    var effects = [record(.attempted(exercise, attempt)), report]
    guard verdict.isPassed else { return effects + [nextStep] }
    effects += milestones(since: before)
    // The picture is the reward; its outcome says what comes next.
    guard let preview = exercise.preview else { return effects + [nextStep] }
    return effects + [.draw(order(for: preview))]
  }

  mutating func show(_ outcome: DrawingOutcome) -> [SessionEffect] {
    switch outcome {
    case .picture(let picture): return [.say(.picture(picture)), nextStep]
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

/// Where the learner stands.
extension Session {
  var isPassed: Bool { progress.record(of: exercise, in: pack)?.isPassed ?? false }

  /// The names of the learner's files, as a sentence can hold them.
  var fileNames: String {
    let names = files.isEmpty ? exercise.startFiles : files
    return names.map(\.lastPathComponent).joined(separator: ", ")
  }

  var finishedRings: Set<String> {
    Set(
      pack.rings.filter { ring in
        ring.exercises.allSatisfy { progress.record(of: $0, in: pack)?.isPassed ?? false }
      }.map(\.identifier))
  }

  /// Rings that are complete now and were not `before`.
  func milestones(since before: Set<String>) -> [SessionEffect] {
    pack.rings.filter { finishedRings.contains($0.identifier) && !before.contains($0.identifier) }
      .map { .say(.good(.ringFinished($0.title.text(in: language.rawValue)))) }
  }

  /// What the learner can type now; every answer ends with it.
  var nextStep: SessionEffect { .say(.nextStep(whatToDoNext)) }

  private var whatToDoNext: NextStep {
    if case .confirming = mode { return .confirm }
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
    if verdict == nil { return .edit(file: fileNames) }
    return .mend(file: fileNames, hasHint: !exercise.hints.isEmpty)
  }
}

package import Curriculum
package import Foundation
package import Judge
import Processes
import Sentences

/// Runs the correct submissions of a pack's old version against the checks of its new version (`rings pack
/// diff`).
package struct PackComparison: Sendable {
  /// Judges a submission.
  ///
  /// If the files of earlier exercises are nil, their solutions are used.
  package typealias JudgeAnswer = @Sendable (Exercise, Pack, [URL], [URL]?) async -> Verdict

  /// The progress after one judged submission.
  package struct Progress: Sendable {
    package var judged: Int
    package var total: Int
    package var exercise: String
    package var answer: AnswerDifference
  }

  let old: Pack
  let new: Pack
  let jobs: Int
  let judge: JudgeAnswer

  /// - Throws: `CurriculumError.forStudents` for a student edition, because both submissions and checks are
  ///   needed.
  package init(
    from old: Pack, to new: Pack, jobs: Int = 1, judge: @escaping JudgeAnswer
  ) throws(CurriculumError) {
    try old.requireWhole()
    try new.requireWhole()
    self.old = old
    self.new = new
    self.jobs = jobs
    self.judge = judge
  }

  private struct Pair: Sendable {
    var old: Exercise
    var new: Exercise
  }

  private struct Answer: Sendable {
    var pair: Pair
    var answer: ValidationSample
    var used: [URL]
  }

  /// - Throws: `CurriculumError`, `CancellationError`.
  package func difference(
    report: (Progress) -> Void = { _ in }
  ) async throws -> PackDifference {
    let pairs = old.exercises.compactMap { exercise in
      counterpart(of: exercise).map { Pair(old: exercise, new: $0) }
    }
    let answers = try pairs.flatMap { try self.answers(of: $0) }
    var judged = 0
    let results = try await concurrently(answers, atMost: jobs) { [self] work in
      (work.pair.old.identifier, await difference(of: work))
    } finished: { _, result in
      let (exercise, answer) = result
      judged += 1
      report(
        Progress(judged: judged, total: answers.count, exercise: exercise, answer: answer))
    }
    let byExercise = Dictionary(grouping: results) { $0.0 }.mapValues { $0.map(\.1) }
    let kept = old.exercises.map { exercise -> ExerciseDifference in
      guard let new = counterpart(of: exercise) else {
        return ExerciseDifference(
          id: exercise.identifier, title: exercise.title, change: .gone,
          pointsBefore: exercise.points, answers: [])
      }
      let answers =
        exercise.kind == .quiz
        ? [quiz(Pair(old: exercise, new: new))] : byExercise[exercise.identifier] ?? []
      return ExerciseDifference(
        id: new.identifier,
        formerID: new.identifier == exercise.identifier ? nil : exercise.identifier,
        title: new.title, change: Self.change(of: answers), pointsBefore: exercise.points,
        pointsAfter: new.points, answers: answers)
    }
    let known = Set(pairs.map(\.new.identifier))
    let added = new.exercises.filter { !known.contains($0.identifier) }.map {
      ExerciseDifference(
        id: $0.identifier, title: $0.title, change: .new, pointsAfter: $0.points, answers: [])
    }
    return PackDifference(exercises: kept + added, judged: answers.count)
  }

  /// Returns the new version of an exercise, found by its identifier or through `renames`.
  private func counterpart(of exercise: Exercise) -> Exercise? {
    let found =
      new.exercise(exercise.identifier)
      ?? new.renames[exercise.identifier].flatMap { new.exercise($0) }
    return found.flatMap { $0.kind == exercise.kind ? $0 : nil }
  }

  private func answers(of pair: Pair) throws -> [Answer] {
    try ValidationSample.all(of: pair.old, in: old).filter {
      if case .passes = $0.expectation { true } else { false }
    }.map { answer in
      let own = Set((pair.new.startFiles + answer.files).map(\.lastPathComponent))
      // Learners who continue with the new version solved the earlier exercises in the old version.
      let used = try UsedFiles(of: pair.new, in: new, ownNames: own) { used in
        old.exercises.first { counterpart(of: $0)?.identifier == used.identifier }
          .flatMap { try? old.solutionFiles(of: $0) } ?? []
      }
      return Answer(pair: pair, answer: answer, used: used.files.map(\.file))
    }
  }

  private func difference(of work: Answer) async -> AnswerDifference {
    let pair = work.pair
    let after = await judge(pair.new, new, work.answer.files, work.used)
    var answer = AnswerDifference(
      name: work.answer.name, outcome: .kept, pointsBefore: Double(pair.old.points),
      pointsAfter: after.score)
    if after.isPassed { return answer }
    answer.note(after)
    if after.status == .infrastructureFailure {
      answer.outcome = .unknown
      return answer
    }
    let before = await judge(pair.old, old, work.answer.files, nil)
    answer.pointsBefore = before.score
    answer.outcome =
      before.isPassed
      ? .undone : before.status == .infrastructureFailure ? .unknown : .neverPassed
    return answer
  }

  /// Returns the points that correct answers to the old questions would get now.
  private func quiz(_ pair: Pair) -> AnswerDifference {
    var letters: [String: Set<String>] = [:]
    for question in pair.new.questions {
      guard let old = pair.old.questions.first(where: { $0.identifier == question.identifier })
      else { continue }
      let right = old.choices.filter(\.isRight).map { $0.text.text(in: "en") }
      let chosen = question.choices.indices.filter {
        right.contains(question.choices[$0].text.text(in: "en"))
      }
      letters[question.identifier] = Set(
        chosen.map { String(UnicodeScalar(UInt8(ascii: "a") + UInt8(min($0, 25)))) })
    }
    let verdict = Verdict(quiz: pair.new, answers: QuizAnswers(letters: letters))
    var answer = AnswerDifference(
      name: "answers", outcome: verdict.isPassed ? .kept : .undone,
      pointsBefore: Double(pair.old.points), pointsAfter: verdict.score)
    if !verdict.isPassed { answer.note(verdict) }
    return answer
  }

  private static func change(of answers: [AnswerDifference]) -> ExerciseDifference.Change {
    if answers.contains(where: { $0.outcome == .undone }) { return .undone }
    return answers.contains { $0.outcome == .unknown } ? .unknown : .kept
  }
}

extension AnswerDifference {
  /// Records the first failure of a verdict.
  fileprivate mutating func note(_ verdict: Verdict) {
    if let failed = verdict.checks.first(where: { ![.passed, .notCompiled].contains($0.status) }),
      verdict.status == .failed || verdict.status == .infrastructureFailure
    {
      check = failed.id
      title = failed.title
      message = failed.message
    } else {
      check = ValidationSample.compileCheck
      message = verdict.diagnostics.first { $0.severity == .error }?.message
    }
  }
}

package import Curriculum
package import Foundation
package import Judge
import Processes
import Sentences

/// Verifies that the student edition of a pack works: every solution must pass the remaining checks.
package struct StudentEditionRun: Sendable {
  /// Judges a submission together with the files of earlier exercises.
  package typealias JudgeAnswer = @Sendable (Exercise, Pack, [URL], [URL]) async -> Verdict

  let whole: Pack
  let copy: Pack
  let jobs: Int
  let judge: JudgeAnswer

  package init(whole: Pack, copy: Pack, jobs: Int, judge: @escaping JudgeAnswer) {
    self.whole = whole
    self.copy = copy
    self.jobs = jobs
    self.judge = judge
  }

  private struct Answer: Sendable {
    var answer: ValidationSample
    var used: [URL]
  }

  /// Returns the problems with the student edition.
  ///
  /// - Throws: `CurriculumError`, `CancellationError`.
  package func findings(
    report: (PackValidation.Progress) -> Void = { _ in }
  ) async throws -> [ValidationFinding] {
    let answers = try copy.exercises.filter { $0.kind == .code }.compactMap { exercise in
      try whole.exercise(exercise.identifier).map { original in
        let files = try whole.solutionFiles(of: original)
        let own = Set((exercise.startFiles + files).map(\.lastPathComponent))
        return Answer(
          answer: ValidationSample(
            exercise: exercise, name: "solution", files: files, expectation: .passes,
            rule: .solutionPasses),
          used: try UsedFiles(of: original, in: whole, ownNames: own) { _ in [] }.files.map(\.file))
      }
    }
    var judged = 0
    return try await concurrently(answers, atMost: jobs) { [self] work in
      let answer = work.answer
      let verdict = await judge(answer.exercise, copy, answer.files, work.used)
      return (answer, answer.finding(for: verdict).map { [$0] } ?? [])
    } finished: { _, result in
      let (answer, findings) = result
      judged += 1
      report(
        PackValidation.Progress(
          judged: judged, total: answers.count, exercise: answer.exercise, name: answer.name,
          isAnswer: true, findings: findings))
    }.flatMap(\.1)
  }
}

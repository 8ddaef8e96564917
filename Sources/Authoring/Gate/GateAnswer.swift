package import Curriculum
package import Foundation

/// An answer that the gate judges, and what must come of it.
package struct GateAnswer: Sendable {
  package enum Expectation: Sendable {
    case passes
    /// Exactly these checks are the first to fail; `compile` where it must not compile.
    case failsLike([String])
    /// This check must fail (or `compile`) and the learner must read this.
    case isCaught(check: String, message: String)
  }

  package var exercise: Exercise
  package var name: String
  package var files: [URL]
  package var expectation: Expectation
  var rule: GateRule
}

extension GateAnswer {
  /// Everything there is to judge in an exercise: solution, starter, wrong and right answers.
  ///
  /// - Throws: `CurriculumError` when a solution is missing or an `expect.yml` is broken.
  static func all(of exercise: Exercise, in pack: Pack) throws -> [GateAnswer] {
    guard exercise.kind == .code else { return [] }
    var answers = [
      GateAnswer(
        exercise: exercise, name: "solution", files: try pack.solutionFiles(of: exercise),
        expectation: .passes, rule: .solutionPasses),
      GateAnswer(
        exercise: exercise, name: "starter", files: exercise.startFiles,
        expectation: .failsLike(exercise.starterFails), rule: .starterFails),
    ]
    answers += try exercise.wrongAnswers().map { wrong in
      GateAnswer(
        exercise: exercise, name: "Wrong/\(wrong.name)", files: exercise.completed(wrong.files),
        expectation: .isCaught(check: wrong.check, message: wrong.message),
        rule: .wrongAnswerIsCaught)
    }
    answers += exercise.rightAnswers.map { folder in
      GateAnswer(
        exercise: exercise, name: "Right/\(folder.lastPathComponent)",
        files: exercise.completed(SwiftFiles.directly(in: folder)), expectation: .passes,
        rule: .rightAnswerPasses)
    }
    return answers
  }
}

extension Exercise {
  /// An answer's files, and those of the starter that it leaves as they are.
  fileprivate func completed(_ files: [URL]) -> [URL] {
    let names = Set(files.map(\.lastPathComponent))
    return files + startFiles.filter { !names.contains($0.lastPathComponent) }
  }
}

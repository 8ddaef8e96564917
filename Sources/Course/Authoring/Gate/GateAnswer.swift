package import Curriculum
package import Foundation
import Storage

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
  /// What its author writes: a file of it, or the file that holds its changes.
  var place: URL?
  /// The file that says what must come of it.
  var noteFile = "expect.yml"
  /// Where answers are written out that stand in the pack as changes.
  var room: PrivateFolder?
}

extension GateAnswer {
  /// Everything there is to judge in an exercise: solution, starter, wrong and right answers.
  ///
  /// - Throws: `CurriculumError` when a solution is missing or an answer's file is broken, and what a
  ///   disk without room throws.
  static func all(of exercise: Exercise, in pack: Pack) throws -> [GateAnswer] {
    guard exercise.kind == .code else { return [] }
    let solution = try pack.solutionFiles(of: exercise)
    let start = exercise.startFiles
    var answers = [
      GateAnswer(
        exercise: exercise, name: "solution", files: solution, expectation: .passes,
        rule: .solutionPasses, place: solution.first),
      GateAnswer(
        exercise: exercise, name: "starter", files: start,
        expectation: .failsLike(exercise.starterFails), rule: .starterFails, place: start.first),
    ]
    let files = try AnswerFiles(of: exercise, in: pack)
    answers += try exercise.wrongAnswers().map { wrong in
      try files.answer(
        wrong.answer, in: "Wrong",
        expectation: .isCaught(check: wrong.check, message: wrong.message),
        rule: .wrongAnswerIsCaught)
    }
    answers += try exercise.rightAnswers().map {
      try files.answer($0, in: "Right", expectation: .passes, rule: .rightAnswerPasses)
    }
    return answers
  }

  /// The answers of an exercise as files: whole ones where they stand, changes written out.
  private struct AnswerFiles {
    let exercise: Exercise
    let bases: AnswerBases
    let room: PrivateFolder

    init(of exercise: Exercise, in pack: Pack) throws {
      self.exercise = exercise
      bases = try AnswerBases(of: exercise, in: pack)
      room = try PrivateFolder(in: FileManager.default.temporaryDirectory)
    }

    func answer(
      _ answer: KnownAnswer, in folder: String, expectation: Expectation, rule: GateRule
    ) throws -> GateAnswer {
      var judged = GateAnswer(
        exercise: exercise, name: "\(folder)/\(answer.name)", files: [], expectation: expectation,
        rule: rule, place: answer.place, noteFile: answer.noteFile.lastPathComponent)
      switch answer.content {
      case .files(let files):
        judged.files = exercise.completed(files)
        judged.place = files.first
      case .change:
        let place = room.url.appending(path: "\(folder)/\(answer.name)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        judged.files = try bases.sources(of: answer).map { source in
          let file = place.appending(path: source.name)
          try ScratchFile.write(source.bytes, to: file)
          return file
        }
        judged.room = room
      }
      return judged
    }
  }
}

extension Exercise {
  /// An answer's files, and those of the starter that it leaves as they are.
  fileprivate func completed(_ files: [URL]) -> [URL] {
    let names = Set(files.map(\.lastPathComponent))
    return files + startFiles.filter { !names.contains($0.lastPathComponent) }
  }
}

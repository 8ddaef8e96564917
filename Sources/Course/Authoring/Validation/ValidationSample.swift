package import Curriculum
package import Foundation
import Storage

/// A sample submission that pack validation judges, with its expected result.
package struct ValidationSample: Sendable {
  package enum Expectation: Sendable {
    case passes
    /// Exactly these checks must fail, not counting skipped checks; `compile` if the sample must not compile.
    case failsLike([String])
    /// This check (or `compile`) must fail with this message.
    case isCaught(check: String, message: String)
  }

  package var exercise: Exercise
  package var name: String
  package var files: [URL]
  package var expectation: Expectation
  var rule: ValidationRule
  /// The file that the author wrote: one of the sample's files, or the file with the sample's changes to the
  /// solution.
  var place: URL?
  /// The file with the expected result.
  var noteFile = "expect.yml"
  /// The folder with the files of a sample that the pack stores only as changes to the solution.
  var room: PrivateFolder?
}

extension ValidationSample {
  /// Returns all samples of an exercise: the solution, the starter, and the incorrect and correct samples.
  ///
  /// - Throws: `CurriculumError` if a solution is missing or a sample's file is invalid, or an error of the
  ///   file system.
  static func all(of exercise: Exercise, in pack: Pack) throws -> [ValidationSample] {
    guard exercise.kind == .code else { return [] }
    let solution = try pack.solutionFiles(of: exercise)
    let start = exercise.startFiles
    var answers = [
      ValidationSample(
        exercise: exercise, name: "solution", files: solution, expectation: .passes,
        rule: .solutionPasses, place: solution.first),
      ValidationSample(
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

  /// Provides an exercise's samples as files.
  ///
  /// If the pack stores a sample only as changes to the solution, the sample's files are written to a folder.
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
      _ answer: KnownAnswer, in folder: String, expectation: Expectation, rule: ValidationRule
    ) throws -> ValidationSample {
      var judged = ValidationSample(
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
  /// Returns the files of a sample, completed with unchanged files of the starter.
  fileprivate func completed(_ files: [URL]) -> [URL] {
    let names = Set(files.map(\.lastPathComponent))
    return files + startFiles.filter { !names.contains($0.lastPathComponent) }
  }
}

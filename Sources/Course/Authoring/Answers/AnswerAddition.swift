package import Curriculum
package import Foundation
package import Judge
import Sentences
import Storage

/// Adds a submission to an exercise as a sample for its checks (`rings pack add --wrong` and `--right`).
///
/// The checks must catch an incorrect sample and let a correct one pass.
package struct AnswerAddition {
  private let exercise: Exercise
  private let pack: Pack
  private let name: ExerciseName
  private let isWrong: Bool
  private let bases: AnswerBases
  private let sources: [String: SourceLines]

  package struct Outcome: Sendable {
    package var files: [URL]
    /// The check that catches the sample, and the part of its message that is recorded.
    package var caught: (check: String, message: String)?
    /// Whether `why` was derived from the name.
    package var isUnexplained: Bool
  }

  /// Creates a sample from files and takes missing files from the solution.
  ///
  /// If the exercise has a single file, the sample's file may have any name.
  ///
  /// - Throws: `AuthoringError.badIdentifier`, `.alreadyThere`, `AdditionError`, or `CurriculumError` for
  ///   files that can't be read.
  package init(
    _ name: String, files: [URL], isWrong: Bool, to exercise: Exercise, in pack: Pack
  ) throws {
    self.name = try ExerciseName(name)
    self.exercise = exercise
    self.pack = pack
    self.isWrong = isWrong
    guard exercise.kind == .code else { throw AdditionError.noCode(exercise.identifier) }
    bases = try AnswerBases(of: exercise, in: pack)
    let folder = isWrong ? exercise.wrongFolder : exercise.rightFolder
    for place in [name, name + KnownAnswer.ending].map({ folder.appending(path: $0) })
    where FileManager.default.fileExists(atPath: place.path) {
      throw AuthoringError.alreadyThere(place.path)
    }
    let known =
      isWrong ? try exercise.wrongAnswers().map(\.answer) : try exercise.rightAnswers()
    if let same = known.first(where: { $0.name == name }) {
      throw AuthoringError.alreadyThere("\(same.place.path) (\(name))")
    }
    var sources = bases.solution
    for file in files {
      var called = file.lastPathComponent
      guard file.pathExtension == "swift" else { throw AdditionError.noSwift(called) }
      if files.count == 1, sources.count == 1, sources[called] == nil, let only = sources.first {
        called = only.key
      }
      let written = try AnswerBases.lines(of: file).ending(like: bases.solution[called])
      // Localized comments from the starter are not part of the learner's change.
      sources[called] = SourceLines(exercise.withOriginalComments(written.bytes))
    }
    guard sources != bases.solution else { throw AdditionError.sameAsSolution(exercise.identifier) }
    self.sources = sources
  }

  /// Judges the sample and writes it to its folder.
  ///
  /// Writes nothing if the verdict isn't the expected one.
  ///
  /// - Parameters:
  ///   - check: The check that has to catch the sample; nil accepts the first failing check.
  ///   - message: A part of the message for the learner; nil uses the whole message.
  ///   - why: The learner's reasoning; nil derives it from the name.
  /// - Throws: `AdditionError`, `AuthoringError.cannotWrite`.
  package func add(
    check: String? = nil, message: String? = nil, why: String? = nil,
    judge: @Sendable (Exercise, Pack, [URL]) async -> Verdict
  ) async throws -> Outcome {
    let verdict = try await verdict(judge)
    if verdict.status == .infrastructureFailure {
      throw AdditionError.notJudged(
        verdict.diagnostics.first?.message
          ?? Sentence("Rings failed while judging it", ko: "판정하는 동안 Rings에 문제가 생겼어요"))
    }
    let caught = isWrong ? try caught(by: verdict, check: check, message: message) : nil
    guard isWrong || verdict.isPassed else {
      throw AdditionError.notRight(ValidationSample.reason(of: verdict))
    }
    let draft = AnswerDraft(
      name: name.identifier, why: why ?? name.words + ".", caught: caught, files: sources)
    let files = draft.files(from: bases)
    let made = MadeFolders()
    do {
      try made.write(files, intoFolder: exercise.folder)
      try proveWritten(draft.folder)
    } catch {
      made.undo()
      throw error
    }
    return Outcome(
      files: files.map { exercise.folder.appending(path: $0.path) }, caught: caught,
      isUnexplained: why == nil)
  }

  private func verdict(
    _ judge: @Sendable (Exercise, Pack, [URL]) async -> Verdict
  ) async throws -> Verdict {
    let room = try PrivateFolder(in: FileManager.default.temporaryDirectory)
    defer { room.remove() }
    let files = try sources.sorted { $0.key < $1.key }.map { name, lines in
      let file = room.url.appending(path: name)
      try ScratchFile.write(lines.bytes, to: file)
      return file
    }
    return await judge(exercise, pack, files)
  }

  private func caught(
    by verdict: Verdict, check: String?, message: String?
  ) throws(AdditionError) -> (check: String, message: String) {
    let failing = ValidationSample.failingChecks(of: verdict)
    guard !verdict.isPassed, let first = failing.first else {
      throw .notWrong(exercise.identifier)
    }
    let check = check ?? first
    guard failing.contains(check) else { throw .notCaught(by: check, failing: failing) }
    let said = ValidationSample.messages(of: check, in: verdict).map { $0.spoken(in: .english) }
    guard let message else {
      // The manifest stores the message on a single line, but some compiler messages have several lines.
      let line = said.first?.split(whereSeparator: \.isNewline).first.map(String.init)
      guard let line else { throw .saysNothing(check: check) }
      return (check, line)
    }
    guard said.contains(where: { $0.localizedStandardContains(message) }) else {
      throw .saysOther(check: check, message: message, heard: said.joined(separator: " / "))
    }
    return (check, message)
  }

  /// Reads the sample back the way pack validation does.
  private func proveWritten(_ folder: String) throws {
    let answers =
      isWrong ? try exercise.wrongAnswers().map(\.answer) : try exercise.rightAnswers()
    guard let answer = answers.first(where: { $0.name == name.identifier }) else {
      throw AuthoringError.unreadable("\(folder)/\(name.identifier)")
    }
    let read = try bases.sources(of: answer)
    guard Dictionary(uniqueKeysWithValues: read) == sources.mapValues(\.bytes) else {
      throw AuthoringError.unreadable(answer.place.path)
    }
  }
}

extension SourceLines {
  /// Returns the lines without carriage returns, unless the lines of `other` have them too.
  ///
  /// Line endings depend on the learner's machine.
  fileprivate func ending(like other: SourceLines?) -> SourceLines {
    guard hasCarriageReturns, other?.hasCarriageReturns != true else { return self }
    return SourceLines(lines: bare, endsWithBreak: endsWithBreak)
  }
}

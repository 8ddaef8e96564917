import Curriculum
import Foundation
import Judge
import Processes
import TestSupport

/// Judges many submissions to the course's exercises, one per core at a time.
struct AnswerJudge {
  let pack: Pack
  private let judge: Judge

  init() async throws {
    pack = try PackLibrary.read(Repository.weather)
    judge = try await LessonJudge.shared.judge
  }

  func verdicts(on cases: [AnswerCase]) async throws -> [(answer: AnswerCase, verdict: Verdict)] {
    try await concurrently(cases, atMost: LessonJudge.jobs) { answer in
      (answer, try await verdict(on: answer))
    }
  }

  private func verdict(on answer: AnswerCase) async throws -> Verdict {
    guard let exercise = pack.exercise(answer.exercise) else {
      throw CurriculumError.nothingToEdit(exercise: answer.exercise)
    }
    let sources = try AnswerBases(of: exercise, in: pack).sources(of: answer.answer)
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "rings-answers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try sources.map { source in
      let file = folder.appending(path: source.name)
      try Data(source.bytes).write(to: file)
      return file
    }
    return await judge.verdict(for: exercise, in: pack, files: files)
  }
}

extension Verdict {
  var reason: String {
    let checks = self.checks.filter { $0.status != .passed && $0.status != .notCompiled }
      .map {
        "\($0.id) \($0.status.rawValue): \($0.message?.spoken(in: .english) ?? "") (\($0.actual?.spoken(in: .english) ?? ""))"
      }
    let remarks =
      self.status == .failed || isPassed
      ? []
      : self.diagnostics.map {
        "\($0.file ?? ""):\($0.line ?? 0): \($0.message.spoken(in: .english))"
      }
    return (["\(self.status.rawValue), \(self.score) of \(self.maxScore)"] + remarks + checks)
      .joined(separator: "\n  ")
  }
}

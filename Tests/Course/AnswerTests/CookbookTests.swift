import Curriculum
import Foundation
import Judge
import TestSupport
import Testing

/// Judges the cookbook of the authors' guide: its solutions pass, and its checks catch the listed mistakes.
@Suite(.serialized, .startsProcesses) struct CookbookTests {
  @Test(.mainPath, arguments: TestDepth.cases(Result { try CookbookEntry.all() }.entries))
  func theSolutionPassesAndEachMistakeIsCaught(entry: CookbookEntry) async throws {
    let folder = try TemporaryFolder()
    let exercise = try entry.write(into: folder.url)
    let pack = try PackLibrary.read(folder.url)
    let read = try #require(pack.exercises.first)
    let judge = try await LessonJudge.shared.judge
    func verdict(on source: [UInt8]) async throws -> Verdict {
      let file = exercise.appending(path: "Start/\(CookbookEntry.fileName)")
      try Data(source).write(to: file)
      return await judge.verdict(for: read, in: pack, files: [file])
    }
    let right = try await verdict(on: Array(entry.answer.utf8))
    #expect(right.isPassed, "\(entry.title): \(right.reason) \(right.diagnostics)")
    let bases = AnswerBases(
      solution: [CookbookEntry.fileName: SourceLines(entry.answer.utf8)])
    for mistake in entry.mistakes {
      let place = "\(entry.title): \(mistake.answer.why?.raw ?? "")"
      let wrong = try #require(try bases.sources(of: mistake.answer).first)
      let caught = try await verdict(on: wrong.bytes)
      #expect(caught.status == .failed, "\(place): \(caught.status) \(caught.diagnostics)")
      let said = caught.checks.filter { $0.id == mistake.check }
        .compactMap { $0.message?.spoken(in: .english) }
      #expect(said.contains { $0.contains(mistake.message) }, "\(place): \(said)")
    }
  }

  @Test func everySubjectHasAMistakeForEachCheck() throws {
    let entries = try CookbookEntry.all()
    #expect(entries.count >= 3, "\(entries.map(\.title))")
    for entry in entries {
      #expect(entry.mistakes.count >= max(2, entry.tests.count), "\(entry.title)")
    }
  }
}

extension Result<[CookbookEntry], any Error> {
  /// The entries, or none if the guide can't be read, which another test reports.
  fileprivate var entries: [CookbookEntry] { (try? get()) ?? [] }
}

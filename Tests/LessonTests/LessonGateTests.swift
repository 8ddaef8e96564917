import Authoring
import Curriculum
import Foundation
import Judge
import Testing

/// Judges every answer that stands in the courses of this repository: what `rings pack check` does.
///
/// Solutions and differently written answers pass, starters fail as declared, and every wrong answer
/// is caught by the check and with the words that its pack names.
@Suite(.serialized) struct LessonGateTests {
  /// An exercise by the folder of its pack and its identifier.
  struct Subject: Sendable, CustomTestStringConvertible {
    var pack: URL
    var exercise: String

    var testDescription: String { "\(pack.lastPathComponent)/\(exercise)" }
  }

  static var exercises: [Subject] {
    LessonFilesTests.packs.flatMap { folder in
      let pack = try? PackLibrary.read(folder)
      return (pack?.exercises ?? []).filter { $0.kind == .code }
        .map { Subject(pack: folder, exercise: $0.identifier) }
    }
  }

  /// The program that stands beside this test bundle: workers and check processes are made of it.
  private static var rings: URL {
    JudgeConfiguration.runningProgram.deletingLastPathComponent().appending(path: "rings")
  }

  @Test(arguments: exercises)
  func everyAnswerGetsTheVerdictItDeserves(subject: Subject) async throws {
    let pack = try PackLibrary.read(subject.pack)
    let judge = Judge(try await JudgeConfiguration.found(executable: Self.rings))
    let gate = PackGate(pack: pack, jobs: 2) { exercise, pack, files in
      await judge.verdict(for: exercise, in: pack, files: files)
    }
    let report = try await gate.check(exercises: [subject.exercise])
    #expect(report.problems.map(\.description) == [])
    #expect(report.findings.map(\.description) == [])
    #expect(report.judged >= 5)
  }
}

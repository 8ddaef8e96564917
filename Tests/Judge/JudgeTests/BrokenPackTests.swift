import Curriculum
import Foundation
import Judge
import TestSupport
import Testing

/// A pack whose checks don't compile fails no learner.
///
/// Errors in learners' files are still reported, and correct files get no verdict against them.
@Suite(.serialized, .startsProcesses, .mainPath)
struct BrokenPackTests {
  @Test(arguments: [
    ("var name: = String", Verdict.Status.notCompiled),
    ("var name: String; let p: UnsafePointer<Int>? = nil; func f() { _ = p!.pointee }", .forbidden),
    ("var name: String", .infrastructureFailure),
  ])
  func whatIsWrongWithFilesIsToldWhateverThePackIsLike(
    code: String, status: Verdict.Status
  ) async throws {
    let sources = try TinyPack.model(replacing: "var name: String", with: code)
    let files = try Submitted(sources)
    defer { files.remove() }
    var configuration = try await Laboratory.shared.configuration
    configuration.keepsVerdicts = false
    let pack = try TinyPack.readBroken("greeting-model", in: files.folder)
    let exercise = try #require(pack.exercise("greeting-model"))
    for _ in 0..<2 {
      let verdict = await Judge(configuration).verdict(
        for: exercise, in: pack, files: files.urls)
      #expect(verdict.status == status, "\(verdict.diagnostics)")
      #expect(verdict.score == 0)
    }
  }
}

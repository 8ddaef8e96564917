import Curriculum
import Foundation
import Judge
import TestSupport
import Testing

/// Files that an exercise provides are judged unchanged.
@Suite(.serialized, .startsProcesses, .mainPath)
struct GivenFileTests {
  private static let given =
    "// Says it louder.\nextension String { var shouted: String { self + \"!\" } }\n"
  private static let note = "Given.swift isn't for editing"

  /// Returns the verdict on a greeting that uses the provided file, with another file of that name if one is
  /// handed in.
  private func verdict(with given: String?) async throws -> Verdict {
    let folder = try TemporaryFolder()
    let pack = try TinyPack.read(
      adding: ["Given.swift": Self.given], to: "greeting-model", in: folder.url)
    var exercise = try #require(pack.exercise("greeting-model"))
    exercise.given = ["Given.swift"]
    var sources = try TinyPack.model(replacing: "text.uppercased()", with: "text.shouted")
    sources["Given.swift"] = given
    let files = try Submitted(sources)
    defer { files.remove() }
    let judge = Judge(try await Laboratory.shared.configuration)
    return await judge.verdict(for: exercise, in: pack, files: files.urls)
  }

  private func isLoud(_ verdict: Verdict) -> Bool {
    verdict.checks.contains { $0.id.hasSuffix("testALoudGreetingShouts") && $0.status == .passed }
  }

  @Test func rewritingAGivenFileGainsNothingAndIsReported() async throws {
    let verdict = try await verdict(
      with: "extension String { var shouted: String { uppercased() } }\n")
    #expect(verdict.status == .failed)
    #expect(!isLoud(verdict))
    #expect(
      verdict.diagnostics.contains {
        $0.isOfGivenFile && $0.message.english.hasPrefix(Self.note)
      })
  }

  @Test func aGivenFileMayBeOmitted() async throws {
    let verdict = try await verdict(with: nil)
    #expect(verdict.checks.contains { $0.status == .passed }, "\(verdict)")
    #expect(!verdict.diagnostics.contains { $0.message.english.hasPrefix(Self.note) })
  }

  @Test func changedCommentsAreNoChange() async throws {
    let verdict = try await verdict(
      with: Self.given.replacing("Says it louder", with: "더 크게 말해요"))
    #expect(!verdict.diagnostics.contains { $0.message.english.hasPrefix(Self.note) })
  }
}

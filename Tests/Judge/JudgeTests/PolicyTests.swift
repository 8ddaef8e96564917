import Curriculum
import Foundation
import Judge
import Sentences
import SwiftSource
import TestSupport
import Testing

/// An exercise's forbidden and allowed rules, and the messages for learners.
@Suite(.serialized, .startsProcesses)
struct PolicyTests {
  @Test(
    .mainPath,
    arguments: [
      (Language.english, "This exercise doesn't allow `.isEmpty`. Find another way."),
      (Language.korean, "이 과제에서는 `.isEmpty` 없이 만들어야 해요. 다른 방법을 찾아보세요."),
    ])
  func aForbiddenNameIsReportedWithItsLine(
    language: Language, message: String
  ) async throws {
    var exercise = try TinyPack.exercise("greeting-model")
    exercise.forbids = [".isEmpty"]
    let solution = try TinyPack.solution("greeting-model/Greeting.swift")
    let verdict = try await verdict(on: solution, for: exercise)
    #expect(verdict.status == .forbidden)
    #expect(verdict.score == 0)
    #expect(verdict.maxScore == 7)
    let first = try #require(verdict.diagnostics.first)
    #expect(first.message.spoken(in: language) == message)
    #expect(first.rule == "exercise")
    #expect(first.file == "Greeting.swift")
    let line = try #require(first.line)
    #expect(
      solution.split(separator: "\n", omittingEmptySubsequences: false)[line - 1].contains(
        ".isEmpty"))
    #expect(first.excerpt?.contains("isEmpty") ?? false)
  }

  @Test(.mainPath) func oneExercisesNamesDoNotAffectAnothersFiles() async throws {
    var exercise = try TinyPack.exercise("greeting-model")
    exercise.forbids = ["earlier"]
    let solution = try TinyPack.solution("greeting-model/Greeting.swift")
    let files = try Submitted(["Greeting.swift": solution])
    let used = try Submitted(["Earlier.swift": "let earlier = 1\n"])
    defer { [files, used].forEach { $0.remove() } }
    let verdict = await Judge(try await configuration()).verdict(
      for: exercise, in: try TinyPack.read(), files: files.urls, used: used.urls)
    #expect(verdict.isPassed, "\(verdict.diagnostics)")
  }

  @Test(.mainPath) func anExerciseThatAllowsItRunsTheSameFiles() async throws {
    let solution = try TinyPack.solution("greeting-model/Greeting.swift")
    let text = "import Foundation\n" + solution + "\nfunc leave() { exit(3) }\n"
    var exercise = try TinyPack.exercise("greeting-model")
    let refused = try await verdict(on: text, for: exercise)
    #expect(refused.status == .forbidden)
    #expect(refused.diagnostics.map(\.rule) == ["ending"])
    exercise.allows = [.ending]
    #expect(try await verdict(on: text, for: exercise).isPassed)
  }

  @Test func unsafeCodeIsExplainedInOurWords() async throws {
    let solution = try TinyPack.solution("greeting-model/Greeting.swift")
    let text = solution + "\nfunc first(_ numbers: UnsafePointer<Int>) -> Int { numbers.pointee }\n"
    let verdict = try await verdict(on: text, for: try TinyPack.exercise("greeting-model"))
    #expect(verdict.status == .forbidden)
    let first = try #require(verdict.diagnostics.first)
    #expect(first.rule == "unsafe-memory")
    #expect(first.message.english.hasPrefix("This isn't allowed here: it accesses memory"))
    #expect(first.explanation?.english.contains("UnsafePointer<Int>") ?? false)
    #expect(first.fixes.isEmpty)
  }

  @Test func anErrorBesideUnsafeCodeIsReported() async throws {
    let text = """
      func first(_ numbers: UnsafePointer<Int>) -> Int { numbers.pointee }
      let count: Int = "one"
      """
    let verdict = try await verdict(on: text, for: try TinyPack.exercise("greeting-model"))
    #expect(verdict.status == .notCompiled)
  }

  @Test func previewsAndCheckedContinuationsAreAllowed() async throws {
    let solution = try TinyPack.solution("greeting-model/Greeting.swift")
    let text =
      solution + """

        import SwiftUI
        final class Store: @unchecked Sendable { nonisolated(unsafe) static var shared = Store() }
        func wait() async { await withCheckedContinuation { $0.resume() } }
        #Preview { Text("\\(ObjectIdentifier(Store.shared).hashValue)") }
        """
    let verdict = try await verdict(on: text, for: try TinyPack.exercise("greeting-model"))
    #expect(verdict.isPassed, "\(verdict.diagnostics)")
  }

  private func configuration() async throws -> JudgeConfiguration {
    var configuration = try await Laboratory.shared.configuration
    configuration.keepsVerdicts = false
    return configuration
  }

  private func verdict(
    on text: String, for exercise: Exercise
  ) async throws -> Verdict {
    let files = try Submitted(["Greeting.swift": text])
    defer { files.remove() }
    return await Judge(try await configuration()).verdict(
      for: exercise, in: try TinyPack.read(), files: files.urls)
  }
}

import Curriculum
import Foundation
import Judge
import PhoneFacts
import TestSupport
import Testing

/// Files that can't be judged get a message with the problem, the place and the fix.
@Suite(.serialized, .startsProcesses)
struct RefusedSubmissionTests {
  @Test func aSyntaxErrorIsShownInTheLearnersFile() async throws {
    let sources = try TinyPack.model(
      replacing: "var name: String", with: "var name: = String")
    let verdict = try await TinyJudge.verdict(on: sources, for: "greeting-model")
    #expect(verdict.status == .notCompiled)
    #expect(verdict.checks.map(\.status) == Array(repeating: .notCompiled, count: 5))
    let first = try #require(verdict.diagnostics.first)
    #expect(first.severity == .error)
    #expect(first.file == "Greeting.swift")
    #expect(first.line == 6)
    #expect(first.excerpt?.contains("var name: = String") ?? false)
    #expect(verdict.score == 0)
    #expect(verdict.maxScore == 7)
  }

  @Test(arguments: [
    ("", "let day = Date()", "Date"),
    ("import Foundation", "let face: some View = Text(\"a\")", "View"),
    ("import SwiftUI", "let family: WidgetFamily = .systemSmall", "WidgetFamily"),
  ])
  func namesNeedTheirImport(
    imports: String, code: String, name: String
  ) async throws {
    let solution = try TinyPack.solution("greeting-model/Greeting.swift")
    let verdict = try await TinyJudge.verdict(
      on: [
        "Greeting.swift": "import Foundation\n" + solution, "More.swift": "\(imports)\n\(code)\n",
      ],
      for: "greeting-model")
    #expect(verdict.status == .notCompiled)
    let found = verdict.diagnostics.filter { $0.message.english.contains("'\(name)' in scope") }
    #expect(!found.isEmpty, "\(verdict.diagnostics)")
    #expect(found.allSatisfy { $0.file == "More.swift" && $0.line == 2 })
    #expect(found.allSatisfy { $0.explanation != nil })
  }

  /// The explanation of the compiler's message is part of the verdict, for every front end.
  @Test(.mainPath) func theVerdictExplainsTheCompilersMessage() async throws {
    let sources = try TinyPack.model(
      replacing: "var name: String", with: "var name: String = 3")
    let verdict = try await TinyJudge.verdict(on: sources, for: "greeting-model")
    let error = try #require(verdict.diagnostics.first { $0.severity == .error })
    let meaning = try #require(error.explanation, "\(error.message.english)")
    #expect(meaning.english == "The value here is of type `Int`, but type `String` is needed.")
    let json = String(decoding: try verdict.forLearner().json(in: .korean), as: UTF8.self)
    #expect(json.contains("\"explanation\" : \"여기에 있는 값은 `Int` 타입인데"), "\(json)")
  }

  @Test(arguments: [
    "import Foundation // dates", "import struct Foundation.Date", "import Foundation; let two = 2",
    "@preconcurrency import Foundation", "#if canImport(UIKit)\nimport UIKit\n#endif",
    "/* import Glibc */ import AppIntents",
  ])
  func everyImportIncludesFoundation(imports: String) async throws {
    let solution = try TinyPack.solution("greeting-model/Greeting.swift")
    let verdict = try await TinyJudge.verdict(
      on: [
        "Greeting.swift": solution,
        "More.swift": "\(imports)\nlet words = LocalizedStringResource(\"a\"); let day = Date()\n",
      ], for: "greeting-model")
    #expect(verdict.isPassed, "\(verdict.diagnostics)")
  }

  @Test func aTypeErrorIsNotHiddenByFailedProbes() async throws {
    let sources = try TinyPack.model(
      replacing: "case calm, loud", with: "case calm, loud\n  var size: Int { \"large\" }")
    let verdict = try await TinyJudge.verdict(on: sources, for: "greeting-model")
    #expect(verdict.status == .notCompiled)
    #expect(verdict.diagnostics.allSatisfy { $0.file == "Greeting.swift" })
  }

  @Test(.mainPath) func aMissingProbeTargetIsExplainedAndOtherChecksRun() async throws {
    let sources = try TinyPack.model(replacing: "struct Farewell {", with: "struct Goodbye {")
    let verdict = try await TinyJudge.verdict(on: sources, for: "greeting-model")
    #expect(verdict.status == .failed)
    #expect(
      verdict.checks.map(\.status) == [.passed, .passed, .passed, .passed, .missingAPI],
      "\(verdict.checks)")
    #expect(verdict.checks[4].message?.english == "Your code has no `Farewell`.")
    #expect(verdict.score == 6)
  }

  @Test func oneMissingMemberLeavesOtherProbesOfItsFile() async throws {
    let sources = try TinyPack.model(
      replacing: "func text(_ mood: Mood)", with: "func words(_ mood: Mood)")
    let verdict = try await TinyJudge.verdict(on: sources, for: "greeting-model")
    #expect(
      verdict.checks.map(\.status) == [.passed, .missingAPI, .skipped, .missingAPI, .passed],
      "\(verdict.checks)")
    #expect(verdict.checks[1].message?.english == "Your `Greeting` has no `text`.")
  }

  @Test func learnersMayUseTheProbesNames() async throws {
    let solution = try TinyPack.solution("greeting-model/Greeting.swift")
    let verdict = try await TinyJudge.verdict(
      on: ["Greeting.swift": solution + "\nlet moods = 1\nfunc text() {}\n"],
      for: "greeting-model")
    #expect(verdict.isPassed, "\(verdict.checks) \(verdict.diagnostics)")
  }

  @Test func anEmptyFileIsNoSubmission() async throws {
    let verdict = try await TinyJudge.verdict(
      on: ["Greeting.swift": " \n\t\n"], for: "greeting-model")
    #expect(verdict.status == .invalidSubmission)
    #expect(
      verdict.diagnostics.first?.message.english.contains("Greeting.swift is empty")
        ?? false)
  }

  @Test func noFileAtAllIsNoSubmission() async throws {
    let verdict = try await TinyJudge.verdict(on: [:], for: "greeting-model")
    #expect(verdict.status == .invalidSubmission)
    #expect(verdict.diagnostics.first?.message.english.contains("no Swift file") ?? false)
  }

  @Test(.mainPath) func aDeletedFileIsNamed() async throws {
    let files = try Submitted(["Greeting.swift": "struct Greeting {}"])
    files.remove()
    let judge = Judge(try await Laboratory.shared.configuration)
    let verdict = await judge.verdict(
      for: try TinyPack.exercise("greeting-model"), in: try TinyPack.read(), files: files.urls)
    #expect(verdict.status == .invalidSubmission)
    #expect(
      verdict.diagnostics.first?.message.english.contains("Can't read Greeting.swift")
        ?? false)
  }
}

/// The compiler's availability errors enforce an exercise's deployment target.
@Suite(.serialized, .startsProcesses)
struct DeploymentTargetTests {
  @Test(arguments: [("15.0", Verdict.Status.notCompiled), ("17.0", .passed)])
  func missingAPIsOnAnOlderPhoneAreErrors(target: String, status: Verdict.Status) async throws {
    let files = try Submitted([
      "GreetingWidget.swift": TinyPack.solution("greeting-widget/GreetingWidget.swift")
    ])
    defer { files.remove() }
    var exercise = try TinyPack.exercise("greeting-widget")
    exercise.deploymentTargets = [try #require(SystemVersion(target))]
    var configuration = try await Laboratory.shared.configuration
    configuration.keepsVerdicts = false
    let verdict = await Judge(configuration).verdict(
      for: exercise, in: try TinyPack.read(), files: files.urls)
    #expect(verdict.status == status, "\(verdict.diagnostics)")
    if status == .notCompiled {
      let first = try #require(verdict.diagnostics.first)
      #expect(first.message.english.contains("is only available in"))
      #expect(first.explanation?.english.contains("`if #available`") ?? false)
      #expect(first.file == "GreetingWidget.swift")
      #expect(verdict.score == 0)
    }
  }

  /// Checks start while the availability check still runs, and end with it.
  @Test(.mainPath) func endlessChecksHideNoAvailabilityErrors() async throws {
    let solution = try TinyPack.solution("greeting-widget/GreetingWidget.swift")
    let endless = solution.replacing("let now = Date()", with: "while true {}; let now = Date()")
    try #require(endless != solution)
    let files = try Submitted(["GreetingWidget.swift": endless + "// \(UUID().uuidString)\n"])
    defer { files.remove() }
    var exercise = try TinyPack.exercise("greeting-widget")
    exercise.deploymentTargets = [SystemVersion(15)]
    let verdict = await Judge(try await Laboratory.shared.configuration).verdict(
      for: exercise, in: try TinyPack.read(), files: files.urls)
    #expect(verdict.status == .notCompiled)
    #expect(verdict.checks.allSatisfy { $0.status == .notCompiled })
    #expect(
      verdict.diagnostics.contains { $0.message.english.contains("is only available in") })
  }

  /// Code that compiles may still exceed the compiler's limits when it's checked for iPhone.
  ///
  /// A cached compile takes no time, but a check for a new iOS version does.
  @Test(.mainPath) func codeThatCannotBeCheckedForThePhoneDoesNotPass() async throws {
    let files = try Submitted([
      "GreetingWidget.swift": TinyPack.solution("greeting-widget/GreetingWidget.swift")
    ])
    defer { files.remove() }
    var exercise = try TinyPack.exercise("greeting-widget")
    exercise.deploymentTargets = [SystemVersion(17)]
    var configuration = try await Laboratory.shared.configuration
    configuration.keepsVerdicts = false
    let pack = try TinyPack.read()
    let first = await Judge(configuration).verdict(for: exercise, in: pack, files: files.urls)
    #expect(first.status == .passed)
    configuration.compileLimits.wallTime = .milliseconds(1)
    exercise.deploymentTargets = [SystemVersion(17), SystemVersion(26)]
    let second = await Judge(configuration).verdict(for: exercise, in: pack, files: files.urls)
    #expect(second.status == .notCompiled)
    #expect(
      second.diagnostics.map(\.message.english)
        == [
          "The compiler didn't finish checking this code for iOS 26.0. "
            + "Break up long expressions and give intermediate values a type."
        ])
  }
}

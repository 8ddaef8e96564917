import Authoring
import Curriculum
import Foundation
import Judge
import Sentences
import Synchronization
import TestSupport
import Testing

@Suite("The pack gate", .serialized)
struct PackGateTests {
  /// Returns a correct judge's verdict on the scaffold's submissions, by folder.
  private static func honest(_ folder: String) -> Verdict {
    switch folder {
    case "Start", "no-name":
      verdict(there: .failed, "Show the name that the view receives.", large: .skipped)
    case "small-print":
      verdict(
        there: .passed, large: .failed,
        "Give the name at least 20 points, so that it stands out.")
    default: verdict(there: .passed, large: .passed)
    }
  }

  private static func verdict(
    there: CheckResult.Status, _ thereMessage: Sentence? = nil, large: CheckResult.Status,
    _ largeMessage: Sentence? = nil
  ) -> Verdict {
    func check(_ name: String, _ status: CheckResult.Status, _ message: Sentence?) -> CheckResult {
      CheckResult(
        id: "GreetingChecks.\(name)", title: "\(name)", status: status,
        points: status == .passed ? 5 : 0, maxPoints: 5, message: message)
    }
    let checks = [
      check("testTheNameIsThere", there, thereMessage),
      check("testTheNameIsLarge", large, largeMessage),
    ]
    let score = checks.reduce(0) { $0 + $1.points }
    return Verdict(
      exercise: "greeting", status: score == 10 ? .passed : .failed, score: score, maxScore: 10,
      checks: checks)
  }

  private func report(
    repetitions: Int = 1, judge: @escaping @Sendable (String) -> Verdict
  ) async throws -> ValidationReport {
    try await TemporaryFolder.use { folder in
      let pack = try PackLibrary.read(
        try PackScaffold(identifier: "my-pack").write(into: folder))
      let gate = PackValidation(pack: pack, jobs: 2, repetitions: repetitions) { _, _, files in
        judge(files[0].deletingLastPathComponent().lastPathComponent)
      }
      return try await gate.check()
    }
  }

  @Test func aStarterThatEarnsPointsIsFound() async throws {
    let report = try await report { folder in
      folder == "Start"
        ? Self.verdict(there: .failed, "Show the name that you are given.", large: .passed)
        : Self.honest(folder)
    }
    #expect(report.findings.map(\.rule) == [.freePoints], "\(report.findings)")
    #expect(report.findings.contains { "\($0)".contains("testTheNameIsLarge") })
  }

  @Test func quotedTextCannotControlTheTerminal() {
    let strange = "\u{1B}[2J\u{202E}"
    let finding = ValidationFinding(
      PackProblem(
        .unknownKey, file: URL(filePath: "/\(strange).yml"), message: "\(strange)",
        remedy: "\(strange)"))
    let shown = "␛[2J\\u{202e}"
    #expect(finding.description == "/\(shown).yml: \(shown); \(shown) [unknown-key]")
  }

  @Test func untranslatedMessagesAreFound() async throws {
    let report = try await TemporaryFolder.use { folder in
      let pack = try PackLibrary.read(
        try PackScaffold(identifier: "my-pack", languages: ["en", "ko"]).write(into: folder))
      return try await PackValidation(pack: pack) { _, _, files in
        let name = files[0].deletingLastPathComponent().lastPathComponent
        return name == "Start"
          ? Self.verdict(there: .failed, "Nobody translated this", large: .skipped)
          : Self.honest(name)
      }.check()
    }
    #expect(report.judged == 5)
    #expect(report.findings.map(\.rule) == [.messageIsTranslated], "\(report.findings)")
    #expect(report.findings.contains { $0.description.contains("Nobody translated this") })
  }

  @Test func aCorrectPackHasNoFindings() async throws {
    let report = try await report(judge: Self.honest)
    #expect(report.isClean, "\(report.findings)")
    #expect(report.judged == 5)
  }

  /// The first submission compiles an exercise's checks.
  ///
  /// Submissions judged at the same time would compile the checks again.
  @Test func eachExerciseIsJudgedSeparately() async throws {
    let judged = Mutex<[(exercise: String, folder: String)]>([])
    let report = try await TemporaryFolder.use { folder in
      let root = try PackScaffold(identifier: "my-pack").write(into: folder)
      for name in ["second", "third"] {
        _ = try PackAddition(.function, named: name).add(to: PackLibrary.read(root))
      }
      let gate = PackValidation(pack: try PackLibrary.read(root)) { exercise, _, files in
        let answer = files[0].deletingLastPathComponent().lastPathComponent
        judged.withLock { $0.append((exercise.identifier, answer)) }
        return Self.honest(answer)
      }
      return try await gate.check()
    }
    let order = judged.withLock(\.self)
    #expect(order.count == report.judged)
    let exercises = ["greeting", "second", "third"]
    #expect(Set(order.map(\.exercise)) == Set(exercises))
    for exercise in exercises.dropFirst() {
      let first = try #require(order.firstIndex { $0.exercise == exercise })
      #expect(order[first + 1].exercise != exercise, "\(order)")
    }
    // Findings are still sorted by exercise.
    let said = report.findings.filter { $0.answer != nil }.compactMap {
      exercises.firstIndex(of: $0.exercise ?? "")
    }
    #expect(Set(said).count > 1 && said == said.sorted(), "\(report.findings)")
  }

  @Test func checksThatAcceptEverythingAreFound() async throws {
    let report = try await report { _ in Self.verdict(there: .passed, large: .passed) }
    #expect(
      report.broken.map(\.rule)
        == [.starterFails, .wrongAnswerIsCaught, .wrongAnswerIsCaught])
  }

  @Test func checksThatRejectEverythingAreFound() async throws {
    let report = try await report { _ in
      Self.verdict(there: .failed, "Show the name that the view receives.", large: .skipped)
    }
    #expect(
      report.broken.map(\.rule)
        == [.solutionPasses, .wrongAnswerIsCaught, .rightAnswerPasses])
  }

  @Test func aWrongSampleCaughtByAnotherCheckIsFound() async throws {
    let report = try await report { folder in
      folder == "small-print"
        ? Self.verdict(there: .failed, "Show the name that the view receives.", large: .skipped)
        : Self.honest(folder)
    }
    #expect(report.broken.map(\.answer) == ["Wrong/small-print"])
    #expect(report.broken[0].description.contains("not by GreetingChecks.testTheNameIsLarge"))
  }

  @Test func aCheckThatNoWrongSampleFailsIsFound() async throws {
    let report = try await report { folder in
      folder == "small-print"
        ? Self.verdict(there: .failed, "at least 20 points", large: .skipped)
        : Self.honest(folder)
    }
    let needless = report.findings.filter { $0.rule == .needlessCheck }
    #expect(needless.map(\.severity) == [.warning])
    #expect(needless[0].description.contains("“GreetingChecks.testTheNameIsLarge”"))
  }

  @Test func unhelpfulMessagesAreFound() async throws {
    let report = try await report { folder in
      folder == "small-print"
        ? Self.verdict(there: .passed, large: .failed, "wrong") : Self.honest(folder)
    }
    #expect(report.findings.map(\.answer) == ["Wrong/small-print"])
    #expect(report.findings[0].description.contains("they see: wrong"))
  }

  @Test func aStarterThatFailsUndeclaredChecksIsFound() async throws {
    let report = try await report { folder in
      folder == "Start"
        ? Self.verdict(there: .failed, "“Mina”", large: .failed, "20") : Self.honest(folder)
    }
    #expect(report.findings.map(\.rule) == [.starterFails])
    #expect(report.findings[0].description.contains("also fails GreetingChecks.testTheNameIsLarge"))
  }

  @Test func unstableVerdictsAreFound() async throws {
    let count = Mutex(0)
    let report = try await report(repetitions: 2) { folder in
      let isFirst = count.withLock { count in
        count += folder == "one-text" ? 1 : 0
        return count == 1
      }
      return folder == "one-text" && !isFirst
        ? Self.verdict(there: .passed, large: .failed, "20") : Self.honest(folder)
    }
    #expect(report.findings.map(\.rule) == [.isRepeatable])
  }

  @Test func internalFailuresAreNotBlamedOnThePack() async throws {
    let report = try await report { folder in
      folder == "one-text"
        ? Verdict(exercise: "greeting", status: .infrastructureFailure, score: 0, maxScore: 10)
        : Self.honest(folder)
    }
    #expect(report.findings.map(\.rule) == [.couldBeJudged])
  }
}

extension ValidationReport {
  /// The errors, without the warnings.
  fileprivate var broken: [ValidationFinding] { findings.filter { $0.severity == .error } }
}

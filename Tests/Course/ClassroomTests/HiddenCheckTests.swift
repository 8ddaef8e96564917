import Classroom
import Foundation
import Judge
import TestSupport
import Testing

@Suite("Hidden checks in reports", .serialized)
struct HiddenCheckTests {
  private static func hidden(_ status: CheckResult.Status) -> CheckResult {
    CheckResult(
      id: "S.testSecret", title: "Secret title", status: status, visibility: .hidden, points: 0,
      maxPoints: 5, message: "Secret message", expected: "Secret expected",
      actual: "Secret actual", because: "S.testSecret")
  }

  private static func book(_ verdicts: Verdict...) -> GradeBook {
    GradeBook(
      pack: "weather", exercises: [ClassFixture.exercise("model")],
      results: verdicts.enumerated().map { ClassFixture.graded("learner\($0.offset)", $0.element) })
  }

  private static func texts(_ format: ReportFormat, _ book: GradeBook) throws -> [String] {
    try format.files(for: book).map { String(decoding: $0.contents, as: UTF8.self) }
  }

  @Test(
    arguments: [ReportFormat.gitHubClassroom, .exercism, .gradescope, .junit, .csv],
    [
      CheckResult.Status.passed, .failed, .skipped, .notCompiled, .missingAPI,
      .infrastructureFailure,
    ])
  func hiddenChecksRevealNothing(format: ReportFormat, status: CheckResult.Status) throws {
    let seen = ClassFixture.check("A.testOne", .passed, points: 5)
    let verdict = ClassFixture.verdict(
      "model", status == .passed ? .passed : .failed, score: 5, checks: [seen, Self.hidden(status)])
    for text in try Self.texts(format, Self.book(verdict)) {
      #expect(!text.contains("Secret") && !text.contains("testSecret"), "\(text)")
    }
  }

  @Test func teachersSeeHiddenChecks() throws {
    let verdict = ClassFixture.verdict("model", .failed, score: 0, checks: [Self.hidden(.failed)])
    #expect(try Self.texts(.json, Self.book(verdict))[0].contains("Secret message"))
  }

  /// Exercism shows learners only tests, so a test has to give the reason for the failure.
  @Test func aHiddenFailureIsAFailedTest() throws {
    let seen = ClassFixture.check("A.testOne", .passed, points: 5)
    let verdict = ClassFixture.verdict(
      "model", .failed, score: 5, checks: [seen, Self.hidden(.failed)])
    let text = try Self.texts(.exercism, Self.book(verdict))[0]
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let document = try #require(object)
    let tests = try #require(document["tests"] as? [[String: Any]])
    #expect(document["status"] as? String == "fail")
    #expect(tests.map { $0["status"] as? String } == ["pass", "fail"])
    #expect(tests[1]["name"] as? String == "Hidden check 1")
    #expect(tests[1]["message"] as? String != nil)
  }

  @Test(arguments: [ReportFormat.gitHubClassroom, .exercism, .gradescope, .junit])
  func compileErrorsKeepTheCompilersMessage(format: ReportFormat) throws {
    let error = VerdictDiagnostic(
      severity: .error, message: "value of type 'Optional<Int>' has no member", file: "M.swift",
      line: 3)
    for checks in [[], [ClassFixture.check("A.testOne", .notCompiled, points: 0)]] {
      let verdict = ClassFixture.verdict(
        "model", .notCompiled, score: 0, checks: checks, diagnostics: [error])
      let text = try Self.texts(format, Self.book(verdict))[0]
      let shown = format == .junit ? "Optional&lt;Int&gt;" : "Optional<Int>"
      #expect(text.contains("M.swift:3: value of type '\(shown)' has no member"), "\(text)")
      if format == .exercism { #expect(text.contains("\"status\" : \"error\"")) }
      if format == .gradescope {
        for key in ["output_format", "test_output_format", "test_name_format"] {
          #expect(text.contains("\"\(key)\" : \"text\""), "\(key)")
        }
      }
    }
  }
}

import Foundation
import Judge

/// Exercism's test-runner result, version 3, a file a learner and exercise.
enum ExercismReport {
  /// Longer messages are refused by the platform.
  private static let longestMessage = 65_535

  private struct Results: Encodable {
    var version = 3
    var status: String
    var message: String?
    var tests: [Test]
  }

  private struct Test: Encodable {
    var name: String
    var status: String
    var message: String?
    var test_code: String
  }

  static func files(_ book: GradeBook) throws -> [(path: String, contents: Data)] {
    try book.results.map { result in
      let name = Journal.fileName(result.learner)
      let path = "exercism/\(name)/\(Journal.fileName(result.exercise))/results.json"
      let document = document(of: result.verdict)
      return (path, try ClassReport.encoder([.prettyPrinted]).encode(document) + Data("\n".utf8))
    }
  }

  /// `error` is for a run in which no test could be run at all.
  private static func document(of verdict: Verdict) -> Results {
    let visible = verdict.checks.filter { $0.visibility == .visible }
    guard verdict.status == .passed || verdict.status == .failed else {
      let messages = verdict.diagnostics.map { diagnostic in
        [diagnostic.file, diagnostic.line.map(String.init)].compactMap { $0 }.joined(separator: ":")
          + " " + diagnostic.message
      }
      let text = messages.isEmpty ? verdict.status.rawValue : messages.joined(separator: "\n")
      return Results(status: "error", message: String(text.prefix(longestMessage)), tests: [])
    }
    return Results(
      status: verdict.isPassed ? "pass" : "fail", message: nil,
      tests: visible.map { check in
        Test(
          name: check.title, status: status(of: check),
          message: check.status == .passed
            ? nil : String((check.message ?? check.status.rawValue).prefix(longestMessage)),
          test_code: check.id)
      })
  }

  private static func status(of check: CheckResult) -> String {
    switch check.status {
    case .passed: "pass"
    case .failed, .missingAPI, .notCompiled: "fail"
    case .crashed, .timedOut, .outOfMemory, .exited, .skipped, .infrastructureFailure: "error"
    }
  }
}

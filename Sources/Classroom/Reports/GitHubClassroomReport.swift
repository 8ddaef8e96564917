import Foundation
import Judge

/// GitHub Classroom's autograding result, a file a learner.
enum GitHubClassroomReport {
  private struct Results: Encodable {
    var version = 1
    var status: String
    var max_score: Double
    var tests: [Test]
  }

  private struct Test: Encodable {
    var name: String
    var status: String
    var score: Double
    var message: String
    var test_code: String
    var filename: String
    var line_no: Int
    /// In milliseconds.
    var duration: Int
  }

  static func files(_ book: GradeBook) throws -> [(path: String, contents: Data)] {
    try book.learners.map { learner in
      let verdicts = book.results(of: learner).map(\.verdict)
      let document = Results(
        status: verdicts.contains { $0.status == .infrastructureFailure }
          ? "error" : verdicts.allSatisfy(\.isPassed) ? "pass" : "fail",
        max_score: verdicts.reduce(0) { $0 + $1.maxScore }, tests: verdicts.flatMap(tests))
      let path = "github-classroom/\(Journal.fileName(learner)).json"
      return (path, try ClassReport.encoder([.prettyPrinted]).encode(document) + Data("\n".utf8))
    }
  }

  private static func tests(of verdict: Verdict) -> [Test] {
    guard !verdict.checks.isEmpty else {
      return [
        Test(
          name: verdict.exercise, status: verdict.isPassed ? "pass" : "fail", score: verdict.score,
          message: verdict.diagnostics.first?.message ?? "", test_code: verdict.exercise,
          filename: verdict.diagnostics.first?.file ?? "",
          line_no: verdict.diagnostics.first?.line ?? 0, duration: 0)
      ]
    }
    return verdict.checks.map { check in
      Test(
        name: "\(verdict.exercise): \(check.title)",
        status: check.status == .passed ? "pass" : check.status == .failed ? "fail" : "error",
        score: check.points, message: check.message ?? "", test_code: check.id,
        filename: check.file ?? "", line_no: check.line ?? 0,
        duration: Int((check.duration * 1000).rounded()))
    }
  }
}

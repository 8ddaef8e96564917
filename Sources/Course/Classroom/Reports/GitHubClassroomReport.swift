import Foundation
import Judge
import Sentences

/// GitHub Classroom's autograding result: one file per learner, for learners to read.
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
    /// The duration in milliseconds.
    var duration: Int
  }

  static func eachFile(_ book: GradeBook, _ body: (String, Data) throws -> Void) throws {
    for learner in book.learners {
      let marks = book.marks(of: learner).filter { !$0.isExcused }
      let leftOut = book.leftOut(of: learner)
      let results = book.results(of: learner)
      let document = Results(
        status: results.contains { $0.verdict.status == .infrastructureFailure } || results.isEmpty
          ? "error" : marks.allSatisfy { $0.status == .passed } ? "pass" : "fail",
        max_score: marks.reduce(0) { $0 + $1.limit },
        tests: marks.flatMap { mark in
          tests(
            of: mark, book.result(of: learner, for: mark.exercise)?.verdict.forLearner(),
            in: book.language)
        } + (results.isEmpty ? leftOut.map { test($0, in: book.language) } : []))
      let path = "github-classroom/\(Journal.fileName(learner)).json"
      try body(path, try ClassReport.encoder([.prettyPrinted]).encode(document) + Data("\n".utf8))
    }
  }

  /// Returns the tests of one exercise, with scores that add up to its mark.
  private static func tests(
    of mark: ClassMark, _ verdict: LearnerVerdict?, in language: Language
  ) -> [Test] {
    let own = verdict.map { tests(of: $0, in: language) } ?? []
    let rest = ((mark.points - own.reduce(0) { $0 + $1.score }) * 1e6).rounded() / 1e6
    guard own.isEmpty || rest != 0 else { return own }
    // The rest of the mark: the teacher's decision, a late penalty, or points outside the checks.
    let why = mark.reasons.map { $0.spoken(in: language) }.joined(separator: ", ")
    let title =
      own.isEmpty ? mark.status.sentence : Sentence("other points", ko: "그 밖의 점수")
    return own + [
      Test(
        name: "\(mark.exercise): \(why.isEmpty ? title.spoken(in: language) : why)",
        status: rest > 0 ? "pass" : "fail", score: rest,
        message: mark.comment ?? "", test_code: mark.exercise, filename: "", line_no: 0,
        duration: 0)
    ]
  }

  private static func test(_ leftOut: LeftOut, in language: Language) -> Test {
    Test(
      name: leftOut.entry, status: "error", score: 0, message: leftOut.line.spoken(in: language),
      test_code: "",
      filename: "", line_no: 0, duration: 0)
  }

  private static func tests(of verdict: LearnerVerdict, in language: Language) -> [Test] {
    guard !verdict.checks.isEmpty else {
      let error = verdict.diagnostics.first { $0.severity == .error }
      return [
        Test(
          name:
            "\(verdict.exercise): \(LearnerPhrases.title(of: verdict.status).spoken(in: language))",
          status: verdict.isPassed
            ? "pass" : verdict.status == .infrastructureFailure ? "error" : "fail",
          score: verdict.score,
          message: verdict.isPassed ? "" : LearnerPhrases.reason(verdict, in: language),
          test_code: verdict.exercise, filename: error?.file ?? "", line_no: error?.line ?? 0,
          duration: 0)
      ]
    }
    let error = verdict.diagnostics.first { $0.severity == .error }
    return verdict.checks.map { check in
      let place = check.status == .notCompiled && check.file == nil ? error : nil
      return Test(
        name: "\(verdict.exercise): \(check.title.spoken(in: language))",
        status: check.status == .passed ? "pass" : check.status == .failed ? "fail" : "error",
        score: check.points,
        message: LearnerPhrases.message(of: check, in: verdict, language: language),
        test_code: check.id, filename: check.file ?? place?.file ?? "",
        line_no: check.line ?? place?.line ?? 0,
        duration: Int((check.duration * 1000).rounded()))
    }
  }
}

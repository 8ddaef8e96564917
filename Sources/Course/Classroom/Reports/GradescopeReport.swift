import Foundation
import Judge
import Sentences

/// Gradescope's `results.json`, one file per learner.
///
/// Learners read it, so hidden checks stay hidden.
enum GradescopeReport {
  private struct Results: Encodable {
    var score: Double
    var execution_time: Double
    var stdout_visibility = "hidden"
    var output: String
    /// Compiler messages contain angle brackets, which Gradescope would read as HTML.
    var output_format = "text"
    var test_output_format = "text"
    var test_name_format = "text"
    var tests: [Test]
  }

  private struct Test: Encodable {
    var name: String
    var name_format = "text"
    var number: String
    var score: Double
    var max_score: Double
    var status: String
    var output: String
    var output_format = "text"
    var visibility: String
  }

  static func eachFile(_ book: GradeBook, _ body: (String, Data) throws -> Void) throws {
    for learner in book.learners {
      let results = book.results(of: learner)
      let document = Results(
        score: book.marks(of: learner).reduce(0) { $0 + $1.points },
        execution_time: results.flatMap(\.verdict.evidence.seconds.values).reduce(0, +),
        output: (results.compactMap { summary($0, in: book.language) } + book.remarks(on: learner))
          .joined(separator: "\n"),
        tests: results.enumerated().flatMap { place, result in
          tests(of: result, exercise: place + 1, in: book.language)
        })
      let path = "gradescope/\(Journal.fileName(learner))/results.json"
      try body(path, try ClassReport.encoder([.prettyPrinted]).encode(document) + Data("\n".utf8))
    }
  }

  private static func tests(
    of result: GradedSubmission, exercise: Int, in language: Language
  ) -> [Test] {
    let verdict = result.verdict.forLearner()
    return verdict.checks.enumerated().map { place, check in
      Test(
        name: "\(result.exercise): \(check.title.spoken(in: language))",
        number: "\(exercise).\(place + 1)",
        score: check.points, max_score: check.maxPoints,
        status: check.status == .passed ? "passed" : "failed",
        output: check.status == .passed
          ? check.message?.spoken(in: language) ?? ""
          : LearnerPhrases.message(of: check, in: verdict, language: language),
        visibility: check.visibility == .hidden ? "after_published" : "visible")
    }
  }

  private static func summary(_ result: GradedSubmission, in language: Language) -> String? {
    switch result.verdict.status {
    case .passed, .failed: nil
    default:
      "\(result.exercise): \(LearnerPhrases.reason(result.verdict.forLearner(), in: language))"
    }
  }
}

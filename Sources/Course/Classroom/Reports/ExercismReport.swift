import Foundation
import Judge
import Sentences

/// Exercism's test runner result, version 3: one file per learner and exercise, for learners to read.
enum ExercismReport {
  /// The platform rejects longer messages.
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

  static func eachFile(_ book: GradeBook, _ body: (String, Data) throws -> Void) throws {
    for learner in book.learners {
      let folder = "exercism/\(Journal.fileName(learner))"
      let results = book.results(of: learner)
      let documents = results.map { result in
        (
          "\(Journal.fileName(result.exercise))/results.json",
          document(of: result.verdict.forLearner(), in: book.language)
        )
      }
      let leftOut = book.leftOut(of: learner).map { $0.line.spoken(in: book.language) }
        .joined(separator: "\n")
      let all = documents.isEmpty ? [("results.json", error(leftOut))] : documents
      for (name, document) in all {
        let data = try ClassReport.encoder([.prettyPrinted]).encode(document)
        try body("\(folder)/\(name)", data + Data("\n".utf8))
      }
    }
  }

  private static func error(_ message: String) -> Results {
    Results(status: "error", message: String(message.prefix(longestMessage)), tests: [])
  }

  /// Returns the results.
  ///
  /// `error` means that no test ran. Hidden tests don't reveal what they test.
  private static func document(of verdict: LearnerVerdict, in language: Language) -> Results {
    guard verdict.status == .passed || verdict.status == .failed, !verdict.checks.isEmpty else {
      return verdict.isPassed
        ? Results(status: "pass", message: nil, tests: [])
        : error(LearnerPhrases.reason(verdict, in: language))
    }
    let tests = verdict.checks.map { check in
      Test(
        name: check.title.spoken(in: language), status: status(of: check),
        message: check.status == .passed
          ? nil
          : String(
            LearnerPhrases.message(of: check, in: verdict, language: language)
              .prefix(longestMessage)),
        test_code: check.id)
    }
    let isPassed = verdict.isPassed && tests.allSatisfy { $0.status == "pass" }
    return Results(status: isPassed ? "pass" : "fail", message: nil, tests: tests)
  }

  private static func status(of check: LearnerCheck) -> String {
    switch check.status {
    case .passed: "pass"
    case .failed, .missingAPI, .notCompiled: "fail"
    case .crashed, .timedOut, .outOfMemory, .exited, .skipped, .infrastructureFailure,
      .judgedElsewhere:
      "error"
    }
  }
}

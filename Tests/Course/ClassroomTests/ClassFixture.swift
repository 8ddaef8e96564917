import Curriculum
import Foundation
import Judge
import Sentences
import TestSupport

import Classroom

/// A class of learners with made-up results, and folders to grade.
enum ClassFixture {
  static func exercise(_ identifier: String, points: Int = 10) -> Exercise {
    Exercise(
      identifier: identifier, kind: .code, title: LocalizedText(["en": identifier]),
      points: points, minutes: 5, difficulty: .easy,
      folder: URL(filePath: "/nowhere/\(identifier)"))
  }

  static func verdict(
    _ exercise: String, _ status: Verdict.Status, score: Double, checks: [CheckResult] = [],
    diagnostics: [VerdictDiagnostic] = []
  ) -> Verdict {
    Verdict(
      exercise: exercise, status: status, score: score, maxScore: 10, checks: checks,
      diagnostics: diagnostics,
      evidence: Evidence(isolation: "full", seconds: ["compile": 0.5, "run": 0.25]))
  }

  static func check(
    _ id: String, _ status: CheckResult.Status, points: Double, message: Sentence? = nil,
    visibility: CheckResult.Visibility = .visible
  ) -> CheckResult {
    CheckResult(
      id: id, title: "Title of \(id)", status: status, visibility: visibility, points: points,
      maxPoints: 5, message: message, duration: 0.125)
  }

  static func graded(_ learner: String, _ verdict: Verdict) -> GradedSubmission {
    GradedSubmission(learner: learner, exercise: verdict.exercise, key: "key", verdict: verdict)
  }

  /// Three learners and two exercises, with these verdicts: passed, failed, not compiled, crashed, refused.
  static let book = GradeBook(
    pack: "weather", exercises: [exercise("model"), exercise("layout")],
    results: [
      graded(
        "ada",
        verdict("model", .passed, score: 10, checks: [check("A.testOne", .passed, points: 5)])
      ),
      graded(
        "ada",
        verdict(
          "layout", .failed, score: 5,
          checks: [
            check("L.testOne", .passed, points: 5),
            check(
              "L.testTwo", .failed, points: 0, message: "expected <36 pt>\nfound \"12 pt\" & less",
              visibility: .hidden),
          ])),
      graded(
        "=cmd()",
        verdict(
          "model", .notCompiled, score: 0,
          diagnostics: [
            VerdictDiagnostic(
              severity: .error, message: "cannot find 'Sunn' in scope", file: "Model.swift", line: 3
            )
          ])),
      graded(
        "김하늘, 2반",
        verdict(
          "model", .failed, score: 5,
          checks: [
            check("A.testOne", .crashed, points: 0, message: "Index out of range\u{0}"),
            check("A.testTwo", .skipped, points: 0, message: "needs A.testOne"),
          ])),
    ])

  /// Runs `body` with an empty folder and deletes it afterwards.
  static func withFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
  }

  static func write(_ text: String, to path: String, in folder: URL) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}

extension Journal {
  /// Returns every complete result of an exercise.
  func results(of exercise: String) -> [GradedSubmission] {
    var results: [GradedSubmission] = []
    eachResult(of: [exercise]) { results.append($0) }
    return results
  }
}

import TestSupport
import Judge
import WorkerProtocol

enum VerdictFixture {
  static let exercise = CourseFixture.model

  static let all: [(name: String, verdict: LearnerVerdict)] = [
    ("passed", passed), ("failed", failed), ("not-compiled", notCompiled),
    ("crashed", ended(.crashed)), ("timed-out", ended(.timedOut)),
    ("out-of-memory", ended(.outOfMemory)), ("exited", ended(.exited)),
    ("missing-api", missingAPI), ("forbidden", forbidden), ("no-files", noFiles),
    ("infrastructure", infrastructure), ("pictures", pictures),
    ("too-new", tooNew),
  ]

  static let passed = Verdict(
    exercise: "data-model", status: .passed, score: 10, maxScore: 10,
    checks: [
      CheckResult(id: "a", title: "Symbols", status: .passed, points: 5, maxPoints: 5),
      CheckResult(
        id: "b", title: "Other data", status: .passed, visibility: .hidden, points: 5, maxPoints: 5),
    ],
    diagnostics: [
      VerdictDiagnostic(
        severity: .warning, message: "variable 'x' was never used", file: "Weather.swift", line: 3,
        column: 7)
    ]
  ).forLearner()

  static let failed = Verdict(
    exercise: "data-model", status: .failed, score: 2.5, maxScore: 10,
    checks: [
      CheckResult(
        id: "a", title: "The model is there", status: .passed, points: 2.5, maxPoints: 2.5),
      CheckResult(
        id: "b", title: "Waits for the symbols", status: .skipped, points: 0, maxPoints: 1,
        because: "c"),
      CheckResult(
        id: "c", title: "Every condition has its symbol", status: .failed, points: 0, maxPoints: 4,
        message:
          "Rain looks like clouds: give it a symbol of its own, one that still has a shape when the colors are gone.",
        expected: "cloud.rain.fill", actual: "", file: "Weather.swift", line: 12),
      CheckResult(
        id: "d", title: "Secret", status: .failed, visibility: .hidden, points: 0, maxPoints: 2.5,
        message: "Secret", says: "기온은 한 줄에 들어가야 합니다.", expected: "23°", actual: "23도"),
    ]
  ).forLearner()

  static let notCompiled = Verdict(
    exercise: "data-model", status: .notCompiled, score: 0, maxScore: 10,
    diagnostics: [
      VerdictDiagnostic(severity: .warning, message: "a warning comes first in the file"),
      VerdictDiagnostic(
        severity: .error, message: "cannot find 'temprature' in scope; did you mean 'temperature'?",
        file: "Weather.swift", line: 7, column: 14,
        excerpt: """
           7 |     Text(temprature.formatted())
             |          ^~~~~~~~~~
          """,
        explanation: "There is nothing of this name here: check its spelling."),
      VerdictDiagnostic(severity: .error, message: "expected '}'", file: "Weather.swift", line: 30),
    ].explained()
  ).forLearner()

  static func ended(_ status: CheckResult.Status) -> LearnerVerdict {
    Verdict(
      exercise: "data-model", status: .failed, score: 0, maxScore: 10,
      checks: [
        CheckResult(
          id: "a", title: "The next hours", status: status, points: 0, maxPoints: 10,
          file: "Weather.swift", line: 40)
      ]
    ).forLearner()
  }

  static let missingAPI = Verdict(
    exercise: "data-model", status: .failed, score: 0, maxScore: 10,
    checks: [
      CheckResult(
        id: "a", title: "The city has a name", status: .missingAPI, points: 0, maxPoints: 10,
        message: "your `WeatherData` has no `cityName: String`")
    ]
  ).forLearner()

  static let forbidden = Verdict(
    exercise: "data-model", status: .forbidden, score: 0, maxScore: 10,
    diagnostics: [
      VerdictDiagnostic(
        severity: .error, message: "`exit` ends the program that draws every widget",
        file: "Weather.swift", line: 4, column: 3)
    ]
  ).forLearner()

  static let noFiles = Verdict(
    exercise: "data-model", status: .invalidSubmission, score: 0, maxScore: 10,
    diagnostics: [VerdictDiagnostic(severity: .error, message: "Weather.swift is empty")]
  ).forLearner()

  static let infrastructure = Verdict(
    exercise: "data-model", status: .infrastructureFailure, score: 0, maxScore: 10,
    checks: [
      CheckResult(
        id: "a", title: "A", status: .infrastructureFailure, points: 0, maxPoints: 5,
        message: "the worker could not be started: no space left on device"),
      CheckResult(
        id: "b", title: "B", status: .infrastructureFailure, points: 0, maxPoints: 5,
        message: "the worker could not be started: no space left on device"),
    ]
  ).forLearner()

  static let pictures = Verdict(
    exercise: "data-model", status: .failed, score: 0, maxScore: 10,
    checks: [
      CheckResult(
        id: "a", title: "The tint leaves the text", status: .failed, points: 0, maxPoints: 10,
        message: "The pill and its text become one block.",
        renders: [
          .init(
            caption: "Expected: the small widget · 393x852 · iOS 18.0",
            text: "             \n  서울  23°  \n             "),
          .init(
            caption: "Actual: the small widget · 393x852 · iOS 18.0",
            text: "             \n  #########  \n             ",
            marked: [.init(row: 1, first: 2, last: 10)]),
        ])
    ]
  ).forLearner()

  static let tooNew = Verdict(
    exercise: "data-model", status: .notCompiled, score: 0, maxScore: 10,
    diagnostics: [
      VerdictDiagnostic(
        severity: .error, message: "'Gauge' is only available in iOS 16.0 or newer",
        file: "Weather.swift", line: 7, column: 5,
        fixes: [
          SuggestedFix(
            message: "add 'if #available' version check", line: 7, lastLine: 7,
            text: "    if #available(iOS 16.0, *) {\n        Gauge()\n    }"),
          SuggestedFix(line: 5, lastLine: 4, text: "  @available(iOS 16.0, *)"),
        ])
    ].explained()
  ).forLearner()
}

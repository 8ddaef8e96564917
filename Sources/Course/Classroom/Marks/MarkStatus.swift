package import Judge
package import Sentences

/// The result of a learner's work on an exercise, in the grade book's wording.
package enum MarkStatus: String, Codable, Sendable {
  case passed, failed
  case notCompiled = "did not compile"
  case notAllowed = "not allowed"
  case nothingHandedIn = "nothing handed in"
  /// Files were handed in, but none can be graded.
  case nothingUsable = "nothing usable handed in"
  case couldNotBeJudged = "could not be judged"

  package init(_ status: Verdict.Status) {
    self =
      switch status {
      case .passed: .passed
      case .failed: .failed
      case .notCompiled: .notCompiled
      case .forbidden: .notAllowed
      case .invalidSubmission: .nothingUsable
      case .infrastructureFailure: .couldNotBeJudged
      }
  }

  package var sentence: Sentence {
    switch self {
    case .passed: Sentence("passed", ko: "통과")
    case .failed: Sentence("failed", ko: "통과하지 못함")
    case .notCompiled: Sentence("did not compile", ko: "컴파일되지 않음")
    case .notAllowed: Sentence("not allowed", ko: "쓸 수 없는 것을 씀")
    case .nothingHandedIn: Sentence("nothing handed in", ko: "내지 않음")
    case .nothingUsable: Sentence("nothing usable handed in", ko: "채점할 수 있는 것을 내지 않음")
    case .couldNotBeJudged: Sentence("could not be judged", ko: "판정하지 못함")
    }
  }
}

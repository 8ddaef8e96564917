import Classroom
import Curriculum
import Judge

/// A judge that compiles nothing.
struct MadeUpJudge: SubmissionJudge {
  let decide: @Sendable (TakenSubmission) async -> Verdict

  func prepare(_ exercises: [Exercise]) async throws {}
  func key(of taken: TakenSubmission) -> String { "key of \(taken.submission.learner)" }
  func verdict(on taken: TakenSubmission) async -> Verdict { await decide(taken) }
}

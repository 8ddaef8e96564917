package import Stage

/// Takes a check's questions on to the learner's code or the solution, and waits for the answer.
package protocol QuestionTaker {
  /// The answer to a request.
  ///
  /// - Throws: `CheckInterruption` where none comes, or something that is none.
  func ask<Request: StageRequest>(
    _ request: Request, of respondent: StageQuestion.Respondent
  ) throws -> StageAnswer<Request.Response>
}

/// Takes no question on, as where no check runs.
struct NobodyThere: QuestionTaker {
  func ask<Request: StageRequest>(
    _ request: Request, of respondent: StageQuestion.Respondent
  ) throws -> StageAnswer<Request.Response> {
    throw CheckInterruption(.workerEnded)
  }
}

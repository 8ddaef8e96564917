package import Stage

/// Takes a check's questions on to the learner's code or the solution, and waits for the answer.
package protocol QuestionTaker {
  /// The answer to a request.
  ///
  /// - Throws: `CheckInterruption` where none comes, or something that is none.
  func ask<Request: StageRequest>(
    _ request: Request, of respondent: StageQuestion.Respondent
  ) throws -> StageAnswer<Request.Response>

  /// Hands the answers to several requests on, in their order, each as soon as it is there.
  ///
  /// - Throws: `CheckInterruption` where one does not come, or something that is none, and what `take`
  ///   throws; what was to be asked behind it is left out.
  func ask<Request: StageRequest>(
    each requests: [Request], of respondent: StageQuestion.Respondent,
    take: (StageAnswer<Request.Response>) throws -> Void
  ) throws
}

extension QuestionTaker {
  /// Asks one after the other.
  package func ask<Request: StageRequest>(
    each requests: [Request], of respondent: StageQuestion.Respondent,
    take: (StageAnswer<Request.Response>) throws -> Void
  ) throws {
    for request in requests { try take(ask(request, of: respondent)) }
  }
}

/// Takes no question on, as where no check runs.
struct NobodyThere: QuestionTaker {
  func ask<Request: StageRequest>(
    _ request: Request, of respondent: StageQuestion.Respondent
  ) throws -> StageAnswer<Request.Response> {
    throw CheckInterruption(.workerEnded)
  }
}

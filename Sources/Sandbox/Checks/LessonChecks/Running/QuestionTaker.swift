package import WorkerProtocol

/// Sends a check's requests to the learner's code or the solution, and waits for the responses.
package protocol QuestionTaker {
  /// Returns the response to a request.
  ///
  /// - Throws: `CheckInterruption` if the response is missing or invalid.
  func ask<Request: WorkerRequest>(
    _ request: Request, of respondent: NumberedRequest.Respondent
  ) throws -> WorkerResponse<Request.Response>

  /// Passes the responses to several requests to `take`, in order, each as soon as it arrives.
  ///
  /// - Throws: `CheckInterruption` if a response is missing or invalid, and the errors of `take`. The
  ///   remaining requests are then skipped.
  func ask<Request: WorkerRequest>(
    each requests: [Request], of respondent: NumberedRequest.Respondent,
    take: (WorkerResponse<Request.Response>) throws -> Void
  ) throws
}

extension QuestionTaker {
  /// Sends one request after the other.
  package func ask<Request: WorkerRequest>(
    each requests: [Request], of respondent: NumberedRequest.Respondent,
    take: (WorkerResponse<Request.Response>) throws -> Void
  ) throws {
    for request in requests { try take(ask(request, of: respondent)) }
  }
}

/// Refuses every request, for use when no check runs.
struct NobodyThere: QuestionTaker {
  func ask<Request: WorkerRequest>(
    _ request: Request, of respondent: NumberedRequest.Respondent
  ) throws -> WorkerResponse<Request.Response> {
    throw CheckInterruption(.workerEnded)
  }
}

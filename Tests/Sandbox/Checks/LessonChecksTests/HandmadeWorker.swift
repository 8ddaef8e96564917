import LessonChecks
import WorkerProtocol

/// A scripted response of a worker.
enum HandmadeAnswer {
  case gives(any Sendable)
  case refuses(RequestRefusal)
}

/// A worker with scripted responses.
///
/// A response of the wrong type is invalid, as between processes.
struct HandmadeWorker: QuestionTaker {
  typealias Answers = (AnyWorkerRequest, NumberedRequest.Respondent) throws -> HandmadeAnswer

  let answers: Answers

  func ask<Request: WorkerRequest>(
    _ request: Request, of respondent: NumberedRequest.Respondent
  ) throws -> WorkerResponse<Request.Response> {
    switch try answers(request.erased, respondent) {
    case .refuses(let refusal): return .refused(refusal)
    case .gives(let value):
      guard let response = value as? Request.Response else {
        throw CheckInterruption(.garbledReply("it is no \(Request.Response.self)"))
      }
      return .answered(response)
    }
  }
}

extension CheckRun {
  func outcome(of check: String, _ answers: @escaping HandmadeWorker.Answers) -> CheckOutcome {
    outcome(of: check, asking: HandmadeWorker(answers: answers))
  }
}

extension CheckSession {
  static var silent: CheckSession {
    CheckSession(asking: HandmadeWorker { _, _ in .gives(Acknowledgment.done) })
  }
}

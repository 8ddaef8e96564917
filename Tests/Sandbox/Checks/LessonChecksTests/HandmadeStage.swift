import LessonChecks
import Stage

/// A scripted response of a worker.
enum HandmadeAnswer {
  case gives(any Sendable)
  case refuses(StageRefusal)
}

/// A worker with scripted responses.
///
/// A response of the wrong type is invalid, as between processes.
struct HandmadeStage: QuestionTaker {
  typealias Answers = (AnyStageRequest, StageQuestion.Respondent) throws -> HandmadeAnswer

  let answers: Answers

  func ask<Request: StageRequest>(
    _ request: Request, of respondent: StageQuestion.Respondent
  ) throws -> StageAnswer<Request.Response> {
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
  func outcome(of check: String, _ answers: @escaping HandmadeStage.Answers) -> CheckOutcome {
    outcome(of: check, asking: HandmadeStage(answers: answers))
  }
}

extension CheckSession {
  static var silent: CheckSession {
    CheckSession(asking: HandmadeStage { _, _ in .gives(StageReceipt.done) })
  }
}

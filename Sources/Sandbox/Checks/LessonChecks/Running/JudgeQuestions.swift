import Foundation
package import Stage

/// Questions to the judge, which passes them on to the worker and the worker's replies back, unread.
package struct JudgeQuestions: QuestionTaker {
  private let channel: FrameChannel

  /// Asks over this channel, on which nobody else may speak meanwhile.
  package init(_ channel: FrameChannel) { self.channel = channel }

  /// Asks, and waits for the answer.
  package func ask<Request: StageRequest>(
    _ request: Request, of respondent: StageQuestion.Respondent
  ) throws -> StageAnswer<Request.Response> {
    let id = try send(request, to: respondent)
    return try read(nextReply(), to: id, as: Request.Response.self)
  }

  /// Asks one question ahead of the answer that is read.
  package func ask<Request: StageRequest>(
    each requests: [Request], of respondent: StageQuestion.Respondent,
    take: (StageAnswer<Request.Response>) throws -> Void
  ) throws {
    var requests = requests.makeIterator()
    var asked = try requests.next().map { try send($0, to: respondent) }
    while let id = asked {
      let reply = try nextReply()
      // The next question is answered while this answer is read.
      asked = try requests.next().map { try send($0, to: respondent) }
      do {
        try take(read(reply, to: id, as: Request.Response.self))
      } catch {
        // An answer that nobody waits for must not be there when the next question is asked.
        if asked != nil { _ = try? nextReply() }
        throw error
      }
    }
  }

  /// Asks, and gives the question's number.
  private func send(
    _ request: some StageRequest, to respondent: StageQuestion.Respondent
  ) throws(FrameError) -> Int {
    let id = StageQuestion.newNumber()
    try channel.send(
      CheckEvent.ask(StageQuestion(id: id, request: request, respondent: respondent)))
    return id
  }

  /// The bytes of the next reply, as the worker wrote them.
  private func nextReply() throws -> Data {
    switch try channel.receive(CheckInstruction.self) {
    case .workerEnded: throw CheckInterruption(.workerEnded)
    case .load, .run: throw FrameError.garbled("a command came in the middle of a question")
    case .relay: return try channel.receive()
    }
  }

  private func read<Response>(
    _ payload: Data, to id: Int, as type: Response.Type
  ) throws(CheckInterruption) -> StageAnswer<Response> {
    do {
      let reply = try Frame.message(StageReply<Response>.self, in: payload)
      guard reply.id == id else {
        throw FrameError.garbled("it answers question \(reply.id) and not \(id)")
      }
      return reply.answer
    } catch {
      throw CheckInterruption(.garbledReply("\(error)"))
    }
  }
}

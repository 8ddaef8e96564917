import Foundation
package import WorkerProtocol

/// Sends requests to the judge, which relays them to the worker and the responses back without reading them.
package struct JudgeQuestions: QuestionTaker {
  private let channel: FrameChannel

  /// Creates a sender that has exclusive use of a channel.
  package init(_ channel: FrameChannel) { self.channel = channel }

  /// Sends a request and waits for the response.
  package func ask<Request: WorkerRequest>(
    _ request: Request, of respondent: NumberedRequest.Respondent
  ) throws -> WorkerResponse<Request.Response> {
    let id = try send(request, to: respondent)
    return try read(nextReply(), to: id, as: Request.Response.self)
  }

  /// Sends each request before the previous response is read.
  package func ask<Request: WorkerRequest>(
    each requests: [Request], of respondent: NumberedRequest.Respondent,
    take: (WorkerResponse<Request.Response>) throws -> Void
  ) throws {
    var requests = requests.makeIterator()
    var asked = try requests.next().map { try send($0, to: respondent) }
    while let id = asked {
      let reply = try nextReply()
      // The worker computes the next response while this one is read.
      asked = try requests.next().map { try send($0, to: respondent) }
      do {
        try take(read(reply, to: id, as: Request.Response.self))
      } catch {
        // A leftover response must not be read as the response to the next request.
        if asked != nil { _ = try? nextReply() }
        throw error
      }
    }
  }

  /// Sends a request and returns its number.
  private func send(
    _ request: some WorkerRequest, to respondent: NumberedRequest.Respondent
  ) throws(FrameError) -> Int {
    let id = NumberedRequest.newNumber()
    try channel.send(
      CheckEvent.ask(NumberedRequest(id: id, request: request, respondent: respondent)))
    return id
  }

  /// Returns the bytes of the next response, as the worker wrote them.
  private func nextReply() throws -> Data {
    switch try channel.receive(CheckInstruction.self) {
    case .workerEnded: throw CheckInterruption(.workerEnded)
    case .load, .run: throw FrameError.garbled("the judge sent a command during a request")
    case .relay: return try channel.receive()
    }
  }

  private func read<Response>(
    _ payload: Data, to id: Int, as type: Response.Type
  ) throws(CheckInterruption) -> WorkerResponse<Response> {
    do {
      let reply = try Frame.message(NumberedResponse<Response>.self, in: payload)
      guard reply.id == id else {
        throw FrameError.garbled("it responds to request \(reply.id), not \(id)")
      }
      return reply.answer
    } catch {
      throw CheckInterruption(.garbledReply("\(error)"))
    }
  }
}

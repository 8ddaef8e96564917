import Compiling
import Foundation
import Sentences
import WorkerProtocol
import Storage

/// Workers for the exercise's solution, compiled and started when a check first needs it.
///
/// Its responses never reach the process with the learner's code.
struct SolutionWorker: Sendable {
  let workers: VersionedWorkers
  /// The solution's simulated web service, separate from the learner's.
  let service: ServicePlayer

  /// Returns the bytes of the solution's response to a request.
  ///
  /// A failure becomes an error response.
  func reply(to question: NumberedRequest) async -> Data {
    let version = await workers.version(for: question.request)
    do {
      let worker = try await workers.worker(for: version)
      let reply = try await reply(of: worker, to: question)
      if await worker.isUsedUp { await workers.stop(version) }
      return reply
    } catch {
      await workers.stop(version)
      let reason = (error as? WorkerEnd)?.message ?? SystemReason.sentence(of: error)
      return Self.payload(of: NumberedResponse(id: question.id, refusal: .failed(reason)))
    }
  }

  private func reply(of worker: Worker, to question: NumberedRequest) async throws -> Data {
    func asked<Request: WorkerRequest>(_ request: Request) async throws -> Data {
      Self.payload(of: NumberedResponse(id: question.id, answer: try await worker.ask(request)))
    }
    guard case .service(let order) = question.request else {
      return try await asked(question.request.request)
    }
    await worker.settle()
    return Self.payload(of: NumberedResponse(id: question.id, answer: service.answer(to: order)))
  }

  /// Returns empty data for a response that can't be encoded, which the reader rejects as garbled.
  private static func payload(of reply: some Encodable) -> Data {
    (try? Frame.payload(of: reply)) ?? Data()
  }

  func stop() async { await workers.stopAll() }
}

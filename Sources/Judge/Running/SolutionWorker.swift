import Compiling
import Foundation
import Sentences
import Stage
import Storage

/// The exercise's own solution in workers of its own, compiled and started when a check first asks
/// for it.
///
/// Its answers never reach the process with the learner's code.
struct SolutionWorker: Sendable {
  let workers: VersionedWorkers
  /// The service that is played to the solution, apart from the learner's.
  let service: ServicePlayer

  /// The reply's bytes; whatever goes wrong is told in a reply of ours.
  func reply(to question: StageQuestion) async -> Data {
    let version = await workers.version(for: question.request)
    let response: StageResponse
    do {
      let worker = try await workers.worker(for: version)
      if case .service(let order) = question.request {
        await worker.settle()
        response = service.response(to: order)
      } else {
        response = try await worker.ask(question.request)
      }
      if await worker.isUsedUp { await workers.stop(version) }
    } catch {
      await workers.stop(version)
      let reason = (error as? WorkerEnd)?.message ?? SystemReason.sentence(of: error)
      response = .failed(reason)
    }
    let reply = StageReply(id: question.id, response: response)
    // A reply that cannot be encoded is a garbled one to whoever reads it.
    return (try? Frame.payload(of: reply)) ?? Data()
  }

  func stop() async { await workers.stopAll() }
}

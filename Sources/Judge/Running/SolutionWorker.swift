import Foundation
import Stage

/// The exercise's own solution in a worker of its own, compiled and started when a check first asks
/// for it.
///
/// Its answers never reach the process with the learner's code.
actor SolutionWorker {
  private let processes: ProcessStarter
  private let limits: WorkerLimits
  /// The solution's files: asset catalogs lie beside them.
  private let sources: [URL]
  /// Compiles the solution with the exercise's probes.
  private let build: @Sendable () async throws -> URL
  private var plugin: URL?
  private var worker: Worker?

  init(
    processes: ProcessStarter, limits: WorkerLimits, sources: [URL],
    build: @escaping @Sendable () async throws -> URL
  ) {
    self.processes = processes
    self.limits = limits
    self.sources = sources
    self.build = build
  }

  /// The reply's bytes; whatever goes wrong is told in a reply of ours.
  func reply(to question: StageQuestion) async -> Data {
    let response: StageResponse
    do {
      response = try await loadedWorker().ask(question.request)
      if await worker?.isUsedUp ?? false { await stop() }
    } catch {
      await stop()
      let reason = (error as? WorkerEnd)?.message ?? "\(error)"
      response = .failed(reason)
    }
    let reply = StageReply(id: question.id, response: response)
    // A reply that cannot be encoded is a garbled one to whoever reads it.
    return (try? Frame.payload(of: reply)) ?? Data()
  }

  func stop() async {
    await worker?.stop()
    worker = nil
  }

  private func loadedWorker() async throws -> Worker {
    if let worker { return worker }
    let file: URL
    if let plugin {
      file = plugin
    } else {
      file = try await build()
    }
    plugin = file
    let started = try processes.startWorker(limits: limits)
    do {
      try await started.load(file, besideCatalogs: sources)
    } catch {
      await started.stop()
      throw error
    }
    worker = started
    return started
  }
}

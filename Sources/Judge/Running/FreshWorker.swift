import Foundation
import Stage

/// The learner's code in a process of its own, for questions that must not depend on what was asked
/// before.
///
/// There is one such process at a time: the next number ends it.
actor FreshWorker {
  private let processes: ProcessStarter
  private let limits: WorkerLimits
  /// The files beside which the plugin's asset catalogs lie.
  private let besideCatalogs: [URL]
  private var current: (number: Int, worker: Worker)?

  init(processes: ProcessStarter, limits: WorkerLimits, besideCatalogs: [URL]) {
    self.processes = processes
    self.limits = limits
    self.besideCatalogs = besideCatalogs
  }

  /// Passes a question on and gives the reply's bytes back, unread.
  func reply(to question: StageQuestion, number: Int, with plugin: URL) async throws -> Data {
    var asked = question
    // The code is not told that anything is special about its process.
    asked.respondent = .learner
    do {
      return try await worker(number, with: plugin).reply(to: asked)
    } catch {
      await stop()
      throw error
    }
  }

  func stop() async {
    await current?.worker.stop()
    current = nil
  }

  private func worker(_ number: Int, with plugin: URL) async throws -> Worker {
    if let current, current.number == number { return current.worker }
    await stop()
    let started = try processes.startWorker(limits: limits)
    current = (number, started)
    try await started.load(plugin, besideCatalogs: besideCatalogs)
    return started
  }
}

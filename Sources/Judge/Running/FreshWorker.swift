import Foundation
import Stage

/// The learner's code in a process of its own, for questions that must not depend on what was asked
/// before.
///
/// There is one such process at a time for each version of iOS that is asked: the next number ends them.
actor FreshWorker {
  private let processes: ProcessStarter
  private let limits: WorkerLimits
  /// The files beside which the plugin's asset catalogs lie.
  private let besideCatalogs: [URL]
  private var number: Int?
  /// By the version of iOS whose code they hold; nil for the newest.
  private var workers: [String?: Worker] = [:]

  init(processes: ProcessStarter, limits: WorkerLimits, besideCatalogs: [URL]) {
    self.processes = processes
    self.limits = limits
    self.besideCatalogs = besideCatalogs
  }

  /// Passes a question on and gives the reply's bytes back, unread.
  ///
  /// - Parameter version: The iOS that `plugin` was compiled for; nil for the newest.
  func reply(
    to question: StageQuestion, number: Int, on version: String? = nil, with plugin: URL
  ) async throws -> Data {
    var asked = question
    // The code is not told that anything is special about its process.
    asked.respondent = .learner
    do {
      return try await worker(number, on: version, with: plugin).reply(to: asked)
    } catch {
      await stop()
      throw error
    }
  }

  func stop() async {
    for worker in workers.values { await worker.stop() }
    workers = [:]
    number = nil
  }

  private func worker(
    _ number: Int, on version: String?, with plugin: URL
  ) async throws -> Worker {
    if self.number != number { await stop() }
    if let worker = workers[version] { return worker }
    let started = try processes.startWorker(limits: limits)
    self.number = number
    workers[version] = started
    try await started.load(plugin, besideCatalogs: besideCatalogs)
    return started
  }
}

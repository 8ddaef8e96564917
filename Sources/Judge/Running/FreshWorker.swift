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
  private let service: ServicePlayer
  private var current: (number: Int, worker: Worker)?

  init(
    processes: ProcessStarter, limits: WorkerLimits, besideCatalogs: [URL], service: ServicePlayer
  ) {
    self.service = service
    self.processes = processes
    self.limits = limits
    self.besideCatalogs = besideCatalogs
  }

  /// Whether the process with this number is there.
  func isRunning(_ number: Int) -> Bool { current?.number == number }

  /// Ends the process before, and starts the one with this number.
  ///
  /// - Parameter stored: What it begins with; nil for nothing.
  func start(_ number: Int, with plugin: URL, stored: StoredData?) async throws {
    await stop()
    let started = try processes.startWorker(limits: limits, storesFiles: service.storesFiles)
    current = (number, started)
    await started.connect(to: service)
    do {
      try await started.load(plugin, besideCatalogs: besideCatalogs)
      if let stored, !stored.isEmpty { try await started.take(stored) }
    } catch {
      await stop()
      throw error
    }
  }

  /// Passes a question on to the process that was started and gives the reply's bytes back, unread.
  func reply(to question: StageQuestion) async throws -> Data {
    guard let current else { throw FrameError.closed }
    var asked = question
    // The code is not told that anything is special about its process.
    asked.respondent = .learner
    do {
      return try await current.worker.reply(to: asked)
    } catch {
      await stop()
      throw error
    }
  }

  func stop() async {
    await current?.worker.stop()
    current = nil
  }

  /// What the present process stored; nil where there is none.
  func stored() async throws -> StoredData? {
    guard let current else { return nil }
    return try await current.worker.stored()
  }

  /// Waits until the calls are here that the present process has made.
  func settle() async { await current?.worker.settle() }
}

import Foundation
import PhoneFacts
import Processes
import Stage
import Synchronization

/// The learner's code in a process of its own, for questions that must not depend on what was asked
/// before.
///
/// There is one such process at a time for each version of iOS that is asked: the next number ends them.
actor FreshWorker {
  /// Starts the processes.
  private let spares: SpareWorker
  /// The files beside which the plugin's asset catalogs lie.
  private let besideCatalogs: [URL]
  private var number: Int?
  /// By the version of iOS whose code they hold; nil for the newest.
  private var workers: [SystemVersion?: Worker] = [:]
  /// The one that was asked last.
  private var latest: Worker?
  /// What tells the checks that ask.
  private let checks: URL

  /// The checks that have asked for such a process; whoever did will again.
  private static let whoAsked = Mutex<Set<URL>>([])

  init(for checks: URL, from spares: SpareWorker, besideCatalogs: [URL]) {
    self.checks = checks
    self.spares = spares
    self.besideCatalogs = besideCatalogs
  }

  /// Has a process ready for checks that have asked for one before, so that it is there when they do.
  func prepare() async {
    guard Self.whoAsked.withLock({ $0.contains(checks) }) else { return }
    await spares.prepare()
  }

  /// Whether the process with this number is there.
  ///
  /// - Parameter version: The iOS that its code was compiled for; nil for the newest.
  func isRunning(_ number: Int, on version: SystemVersion?) -> Bool {
    self.number == number && workers[version] != nil
  }

  /// The present process for a version of iOS; nil where there is none.
  func worker(on version: SystemVersion?) -> Worker? { workers[version] }

  /// Has another process of the same code answer from now on.
  func goOn(with other: Worker, on version: SystemVersion?) async {
    await workers.updateValue(other, forKey: version)?.stop()
  }

  /// Starts the process with this number, and ends those with another.
  ///
  /// - Parameters:
  ///   - version: The iOS that `plugin` was compiled for; nil for the newest.
  ///   - stored: What it begins with; nil for nothing.
  func start(
    _ number: Int, on version: SystemVersion?, with plugin: URL, stored: StoredData?
  ) async throws {
    if self.number != number { await stop() }
    _ = Self.whoAsked.withLock { $0.insert(checks) }
    let started = try await spares.take()
    self.number = number
    workers[version] = started
    do {
      try await started.load(plugin, besideCatalogs: besideCatalogs)
      if let stored, !stored.isEmpty { try await started.take(stored) }
    } catch {
      await stop()
      throw error
    }
  }

  /// Passes a question on to the process that was started and gives the reply's bytes back, unread.
  func reply(to question: StageQuestion, on version: SystemVersion?) async throws -> Data {
    guard let worker = workers[version] else { throw FrameError.closed }
    latest = worker
    var asked = question
    // The code is not told that anything is special about its process.
    asked.respondent = .learner
    do {
      return try await worker.reply(to: asked)
    } catch {
      await stop()
      throw error
    }
  }

  /// Ends the processes that were asked.
  func stop() async {
    for worker in workers.values { await worker.stop() }
    workers = [:]
    latest = nil
    number = nil
  }

  /// What the present process stored; nil where there is none.
  func stored() async throws -> StoredData? { try await latest?.stored() }

  /// Waits until the calls are here that the present process has made.
  func settle() async {
    for worker in workers.values { await worker.settle() }
  }
}

import Foundation
import PhoneFacts
import Processes
import WorkerProtocol
import Synchronization

/// Separate processes with the learner's code, for requests that must not depend on earlier ones.
///
/// There is at most one such process for each iOS version. Starting a process with another number ends all of
/// them.
actor SeparateWorker {
  private let spares: WarmWorker
  /// Files whose folders contain the plugin's asset catalogs.
  private let besideCatalogs: [URL]
  private var number: Int?
  /// The processes by the iOS version of their code; nil for the newest.
  private var workers: [SystemVersion?: Worker] = [:]
  private var latest: Worker?
  /// The plugin of the checks, which identifies them.
  private let checks: URL

  /// The checks that have used separate processes and are likely to do so again.
  private static let whoAsked = Mutex<Set<URL>>([])

  init(for checks: URL, from spares: WarmWorker, besideCatalogs: [URL]) {
    self.checks = checks
    self.spares = spares
    self.besideCatalogs = besideCatalogs
  }

  /// Starts a warm process for checks that have used one before.
  func prepare() async {
    guard Self.whoAsked.withLock({ $0.contains(checks) }) else { return }
    await spares.prepare()
  }

  /// Whether the process with this number is running.
  ///
  /// - Parameter version: The iOS version of its code; nil for the newest.
  func isRunning(_ number: Int, on version: SystemVersion?) -> Bool {
    self.number == number && workers[version] != nil
  }

  /// Returns the current process for an iOS version, or nil if there is none.
  func worker(on version: SystemVersion?) -> Worker? { workers[version] }

  /// Replaces the process for an iOS version with another process that has the same code.
  func goOn(with other: Worker, on version: SystemVersion?) async {
    await workers.updateValue(other, forKey: version)?.stop()
  }

  /// Starts the process with this number and ends those with another number.
  ///
  /// - Parameters:
  ///   - version: The iOS version of `plugin`; nil for the newest.
  ///   - stored: The process's initial stored data; nil for none.
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

  /// Forwards a request to the current process and returns the response's bytes unchanged.
  func reply(to question: NumberedRequest, on version: SystemVersion?) async throws -> Data {
    guard let worker = workers[version] else { throw FrameError.closed }
    latest = worker
    var asked = question
    // The learner's code must not notice that its process is special.
    asked.respondent = .learner
    do {
      return try await worker.reply(to: asked)
    } catch {
      await stop()
      throw error
    }
  }

  func stop() async {
    for worker in workers.values { await worker.stop() }
    workers = [:]
    latest = nil
    number = nil
  }

  /// Returns the stored data of the last used process, or nil if there is none.
  func stored() async throws -> StoredData? { try await latest?.stored() }

  /// Waits for the web service calls that the current processes have made.
  func settle() async {
    for worker in workers.values { await worker.settle() }
  }
}

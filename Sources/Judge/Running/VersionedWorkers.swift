import Foundation
import Stage

/// Code that is asked to run as on several systems: a worker for each version, with the code compiled
/// to take that system's way at every `#available`. Each is made when it is first needed.
actor VersionedWorkers {
  private let processes: ProcessStarter
  private let limits: WorkerLimits
  /// The code's files: asset catalogs lie beside them.
  private let sources: [URL]
  private let service: ServicePlayer
  /// Compiles the code for a version; with nil for the newest.
  private let build: @Sendable (String?) async throws -> URL
  private var plugins: [String?: URL] = [:]
  private var workers: [String?: Worker] = [:]

  init(
    processes: ProcessStarter, limits: WorkerLimits, sources: [URL], service: ServicePlayer,
    build: @escaping @Sendable (String?) async throws -> URL
  ) {
    self.processes = processes
    self.limits = limits
    self.sources = sources
    self.service = service
    self.build = build
  }

  /// A worker that has loaded the code.
  ///
  /// - Throws: `WorkerEnd`, and whatever compiling throws.
  func worker(for version: String?) async throws -> Worker {
    if let worker = workers[version] { return worker }
    let plugin: URL
    if let known = plugins[version] {
      plugin = known
    } else {
      plugin = try await build(version)
    }
    plugins[version] = plugin
    let started = try processes.startWorker(limits: limits, storesFiles: service.storesFiles)
    await started.connect(to: service)
    do {
      try await started.load(plugin, besideCatalogs: sources)
    } catch {
      await started.stop()
      throw error
    }
    workers[version] = started
    return started
  }

  /// Ends the worker of a version; the next question gets another one.
  func stop(_ version: String?) async {
    await workers.removeValue(forKey: version)?.stop()
  }

  func stopAll() async {
    for worker in workers.values { await worker.stop() }
    workers = [:]
  }
}

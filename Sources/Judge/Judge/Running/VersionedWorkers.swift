import Compiling
import Foundation
import Jailing
import PhoneFacts
import Processes
import Sentences
import Stage

/// Code that is asked to run as on several systems: a worker for each version, with the code compiled
/// to take that system's way at every `#available`. Each is made when it is first needed.
actor VersionedWorkers {
  /// Code that was compiled for a version.
  struct Built {
    var plugin: URL
    /// What each probe that had to be left out lacks, by its name.
    var missing: [String: Sentence] = [:]
    var certainty = Certainty()
  }

  /// Code that cannot be asked, and how far that can be relied on.
  struct NotBuilt: Error {
    var end: WorkerEnd
    var certainty: Certainty
  }

  /// Starts the workers.
  private let spares: SpareWorker
  /// The files beside which asset catalogs lie.
  private let sources: [URL]
  /// The files that are compiled.
  private let code: [URL]
  /// How far what was compiled can be relied on.
  private(set) var certainty = Certainty()
  private var known: [SystemVersion: Bool] = [:]
  /// Compiles the code for a version; with nil for the newest.
  private let build: @Sendable (SystemVersion?) async throws -> Built
  private var plugins: [SystemVersion?: URL] = [:]
  private var absent: [SystemVersion: AbsentCode] = [:]
  private var workers: [SystemVersion?: Worker] = [:]
  /// What probes lack that the newest's code has, by their names.
  private(set) var missing: [String: Sentence] = [:]

  init(
    processes: ProcessStarter, limits: WorkerLimits, sources: [URL], service: ServicePlayer,
    code: [URL], deadline: Deadline,
    build: @escaping @Sendable (SystemVersion?) async throws -> Built
  ) {
    spares = SpareWorker(
      processes: processes, limits: limits, service: service, deadline: deadline)
    self.sources = sources
    self.code = code
    self.build = build
  }

  /// The version that a request has to be asked of; nil where the newest's code is the same.
  ///
  /// A gallery begins with the extension's start, which is another one on each system.
  func version(for request: AnyStageRequest) -> SystemVersion? {
    guard let version = request.codeVersion else { return nil }
    if request.startsExtension { return version }
    if let answer = known[version] { return answer ? version : nil }
    let answer = AvailabilityVariant.differs(code, on: version)
    known[version] = answer
    return answer ? version : nil
  }

  /// The compiled code for a version.
  func plugin(for version: SystemVersion?) async throws -> URL {
    if let known = plugins[version] { return known }
    let built: Built
    do {
      built = try await build(version)
    } catch let failure as NotBuilt {
      certainty.add(failure.certainty)
      throw failure.end
    }
    certainty.add(built.certainty)
    plugins[version] = built.plugin
    missing.merge(built.missing) { earlier, _ in earlier }
    return built.plugin
  }

  /// Why a version has no answer, without asking its code; nil where it may have one.
  func reason(for request: AnyStageRequest, on version: SystemVersion) -> Sentence? {
    let code = absent[version] ?? AbsentCode(in: code, on: version)
    absent[version] = code
    return code.reason(for: request)
  }

  /// Ends the workers that a check left otherwise than it found them.
  func discardUsed() async {
    for (version, worker) in workers where await !worker.isAsGoodAsNew() { await stop(version) }
  }

  /// A worker that has loaded the code.
  ///
  /// - Throws: `WorkerEnd`, and whatever compiling throws.
  func worker(for version: SystemVersion?) async throws -> Worker {
    if let worker = workers[version] { return worker }
    let plugin = try await plugin(for: version)
    let started = try await spares.take()
    do {
      try await started.load(plugin, besideCatalogs: sources)
    } catch {
      await started.stop()
      throw error
    }
    workers[version] = started
    return started
  }

  /// Has another process of the same code answer for a version from now on.
  func goOn(with other: Worker, for version: SystemVersion?) async {
    await workers.updateValue(other, forKey: version)?.stop()
  }

  /// Ends the worker of a version; the next question gets another one.
  func stop(_ version: SystemVersion?) async {
    await workers.removeValue(forKey: version)?.stop()
  }

  func stopAll() async {
    for worker in workers.values { await worker.stop() }
    workers = [:]
  }
}

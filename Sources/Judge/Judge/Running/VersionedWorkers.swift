import Compiling
import Foundation
import Jailing
import PhoneFacts
import Processes
import Sentences
import WorkerProtocol

/// One worker per iOS version, each with every `#available` resolved for that version.
///
/// A worker starts when it's first needed.
actor VersionedWorkers {
  struct Built {
    var plugin: URL
    /// The reason for each probe that was left out, by name.
    var missing: [String: Sentence] = [:]
    var certainty = Certainty()
  }

  /// A failure to build the code, with its reliability.
  struct NotBuilt: Error {
    var end: WorkerEnd
    var certainty: Certainty
  }

  private let spares: WarmWorker
  /// Files whose folders contain the asset catalogs.
  private let sources: [URL]
  private let code: [URL]
  private(set) var certainty = Certainty()
  private var known: [SystemVersion: Bool] = [:]
  /// Compiles the code for a version; nil means the newest.
  private let build: @Sendable (SystemVersion?) async throws -> Built
  private var plugins: [SystemVersion?: URL] = [:]
  private var absent: [SystemVersion: AbsentCode] = [:]
  private var workers: [SystemVersion?: Worker] = [:]
  /// The reasons for probes that fit the newest version only, by name.
  private(set) var missing: [String: Sentence] = [:]

  init(
    processes: ProcessStarter, limits: WorkerLimits, sources: [URL], service: ServicePlayer,
    code: [URL], deadline: Deadline,
    build: @escaping @Sendable (SystemVersion?) async throws -> Built
  ) {
    spares = WarmWorker(
      processes: processes, limits: limits, service: service, deadline: deadline)
    self.sources = sources
    self.code = code
    self.build = build
  }

  /// Returns the version whose worker has to handle a request, or nil if the newest version's code is the
  /// same.
  ///
  /// A gallery request starts the extension, which starts separately on each version.
  func version(for request: AnyWorkerRequest) -> SystemVersion? {
    guard let version = request.codeVersion else { return nil }
    if request.startsExtension { return version }
    if let answer = known[version] { return answer ? version : nil }
    let answer = AvailabilityVariant.differs(code, on: version)
    known[version] = answer
    return answer ? version : nil
  }

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

  /// Returns the reason a version can't handle a request, or nil if its code may be able to handle it.
  func reason(for request: AnyWorkerRequest, on version: SystemVersion) -> Sentence? {
    let code = absent[version] ?? AbsentCode(in: code, on: version)
    absent[version] = code
    return code.reason(for: request)
  }

  /// Ends the workers whose state a check has changed.
  func discardUsed() async {
    for (version, worker) in workers where await !worker.isAsGoodAsNew() { await stop(version) }
  }

  /// Returns a worker that has loaded the code.
  ///
  /// - Throws: `WorkerEnd`, or an error of the build.
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

  /// Replaces the worker of a version with another process that has the same code.
  func goOn(with other: Worker, for version: SystemVersion?) async {
    await workers.updateValue(other, forKey: version)?.stop()
  }

  /// Ends the worker of a version.
  ///
  /// The next request starts another one.
  func stop(_ version: SystemVersion?) async {
    await workers.removeValue(forKey: version)?.stop()
  }

  func stopAll() async {
    for worker in workers.values { await worker.stop() }
    workers = [:]
  }
}

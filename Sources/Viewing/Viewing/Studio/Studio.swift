package import Compiling
package import Foundation
package import Judge
package import WorkerProtocol
package import XcodeProjects

/// Compiles and opens files for commands such as `inspect`, `render`, `try` and `timeline`.
package struct Studio: Sendable {
  package let configuration: JudgeConfiguration
  /// The target of all files; nil for files without a project.
  package private(set) var target: AppTarget?
  /// Receives news about missing modules and omitted code.
  private var listener: @Sendable (AbsenceNews) -> Void = { _ in }

  package init(_ configuration: JudgeConfiguration) {
    self.configuration = configuration
  }

  private init(
    configuration: JudgeConfiguration, target: AppTarget?,
    listener: @escaping @Sendable (AbsenceNews) -> Void
  ) {
    self.configuration = configuration
    self.target = target
    self.listener = listener
  }

  /// Returns the studio for files of a target, which adds resources, settings and modules.
  ///
  /// Without a target, the studio compiles files alone.
  package func taking(_ target: AppTarget?) -> Studio {
    var studio = self
    studio.target = target
    return studio
  }

  /// Returns the studio with a listener for news about missing modules and omitted code.
  package func telling(_ listener: @escaping @Sendable (AbsenceNews) -> Void) -> Studio {
    var studio = self
    studio.listener = listener
    return studio
  }

  func tell(_ news: AbsenceNews) {
    switch news {
    case .modules(let absences) where absences.isEmpty: return
    case .lines(let lines) where lines.isEmpty: return
    case .modules, .lines: listener(news)
    }
  }

  /// Returns the studio with a simulated web service, or with a phone without a network if `service` is nil.
  package func playing(_ service: PlayedService?) -> Studio {
    var configuration = configuration
    configuration.service = service
    return Studio(configuration: configuration, target: target, listener: listener)
  }

  /// Returns the studio with phones in another time zone, or unchanged if `timeZone` is nil.
  package func living(in timeZone: PhoneTimeZone?) -> Studio {
    guard let timeZone else { return self }
    var configuration = configuration
    configuration.timeZone = timeZone
    return Studio(configuration: configuration, target: target, listener: listener)
  }

  package enum Opening: Sendable {
    /// The files compiled, perhaps with warnings; the caller must close the session.
    case opened(StudioSession, diagnostics: [VerdictDiagnostic])
    case refused([VerdictDiagnostic])
  }

  /// Compiles `files`, with `views` under their names, and loads them into a sandboxed worker.
  ///
  /// - Parameters:
  ///   - bundle: A folder of resources that take precedence over those beside the files.
  ///   - besideResources: Files whose folders contain more resources, which have the lowest precedence.
  /// - Throws: `WorkerEnd` if loading ended the worker, `SourceError` for an unreadable file, and internal
  ///   failures.
  package func open(
    files: [URL], views: [ViewExpression] = [], probes: [URL] = [],
    bundle: URL? = nil, besideResources: [URL] = [], options: CompileOptions = CompileOptions()
  ) async throws -> Opening {
    try await open(
      files: files, views: views, probes: probes, bundle: bundle, besideResources: besideResources,
      options: options, settled: [], warmProcesses: nil)
  }

  /// - Parameters:
  ///   - settled: The files that don't change between compilations.
  ///   - warmProcesses: Warm processes for similar files.
  func open(
    files: [URL], views: [ViewExpression], probes: [URL], bundle: URL?, besideResources: [URL],
    options: CompileOptions, settled: Set<URL>, warmProcesses: WarmStudio?
  ) async throws -> Opening {
    try configuration.requireJail()
    let prepared: PreparedSources
    do {
      prepared = try await PreparedSources(
        files, of: target, bundle: bundle, options: options, in: self)
    } catch let refusal as GeneratedIntents.Refusal {
      return .refused([refusal.diagnostic])
    }
    let options = prepared.options
    let builder = LearnerBuilder(
      compiler: configuration.compiler, scratch: try configuration.scratch,
      omissions: prepared.omissions)
    let build: @Sendable (CompileOptions, WaitingCompiler?) async throws -> LearnerBuild = {
      try await builder.build(
        files: prepared.files, settled: settled, probes: probes, views: views, options: $0,
        waiting: $1
      ).build
    }
    let worker: Worker
    if let warmProcesses { worker = warmProcesses.worker } else { worker = try await startWorker() }
    do {
      switch try await build(options, warmProcesses?.compiler) {
      case .refused(let diagnostics):
        await worker.stop()
        let tried = await RepairVerification(
          compiler: configuration.compiler, scratch: try configuration.scratch,
          files: prepared.files, options: options
        ).tried(prepared.withoutGenerated(diagnostics))
        return .refused(
          prepared.absences + (target.map { tried.inTarget(named: $0.name) } ?? tried))
      case .plugin(let plugin, _, _, let diagnostics):
        let crashes = CrashFinder(compiler: configuration.compiler, sources: files) {
          var options = options
          options.namesLines = true
          return try await build(options, nil)
        }
        let omitted = await prepared.toldOmissions()
        tell(.lines(prepared.toldLines(with: omitted)))
        let code = OpenedCode(
          studio: self, plugin: plugin.url, files: files, bundle: bundle,
          besideResources: besideResources, resources: prepared.resources,
          leftOut: await prepared.leftOutParts(of: target), crashes: crashes)
        return .opened(
          try await session(with: code, in: worker, wasIdle: warmProcesses != nil),
          diagnostics: prepared.absences + omitted + prepared.withoutGenerated(diagnostics))
      }
    } catch {
      await worker.stop()
      throw error
    }
  }

  /// Opens a session, with another worker if the warm worker ended while it was idle.
  private func session(
    with code: OpenedCode, in worker: Worker, wasIdle: Bool
  ) async throws -> StudioSession {
    do {
      return try await code.session(in: worker)
    } catch {
      guard wasIdle, error.status == .infrastructureFailure else { throw error }
      return try await code.session(in: await startWorker())
    }
  }

  /// Closes a session and opens another with the same code in a new worker.
  ///
  /// - Throws: `WorkerEnd` if loading ends the worker, and internal failures.
  package func reopen(_ session: StudioSession) async throws -> StudioSession {
    try await reopen(session, in: session.code.studio.configuration.timeZone)
  }

  /// Closes a session and opens another with the same code in a time zone.
  ///
  /// It needs a new process, because code may keep values that depend on the time zone. An example is a
  /// formatter in a `static let`.
  ///
  /// - Throws: `WorkerEnd` if loading ends the worker, and internal failures.
  func reopen(_ session: StudioSession, in timeZone: PhoneTimeZone) async throws -> StudioSession {
    await session.close()
    var code = session.code
    code.studio = code.studio.living(in: timeZone)
    return try await code.session(in: await code.studio.startWorker())
  }

  func startWorker() async throws -> Worker {
    let worker = try configuration.processes.startWorker(
      limits: configuration.limits, storesFiles: true)
    await worker.connect(to: ServicePlayer(configuration.service, storesFiles: true))
    return worker
  }
}

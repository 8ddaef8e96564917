package import Compiling
package import Foundation
package import Judge
package import Stage
package import XcodeProjects

/// Compiles files and opens them for looking at: what `inspect`, `render`, `try` and `timeline` need.
package struct Studio: Sendable {
  package let configuration: JudgeConfiguration
  /// The target that all files are of; nil where files are taken as they lie.
  package private(set) var target: AppTarget?
  /// Who is told at once what is missing.
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

  /// The same for files of a target, which brings resources, settings and modules; nil for files alone.
  package func taking(_ target: AppTarget?) -> Studio {
    var studio = self
    studio.target = target
    return studio
  }

  /// The same with somebody who hears what is missing before there is a picture.
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

  /// The same with a web service played to what is looked at; nil for a phone without a network.
  package func playing(_ service: PlayedService?) -> Studio {
    var configuration = configuration
    configuration.service = service
    return Studio(configuration: configuration, target: target, listener: listener)
  }

  /// The same with phones in another time zone; nil for that of the studio.
  package func living(in timeZone: PhoneTimeZone?) -> Studio {
    guard let timeZone else { return self }
    var configuration = configuration
    configuration.timeZone = timeZone
    return Studio(configuration: configuration, target: target, listener: listener)
  }

  /// What became of files that were to be opened.
  package enum Opening: Sendable {
    /// They compiled, with these warnings; close the session when it is no longer needed.
    case opened(StudioSession, diagnostics: [VerdictDiagnostic])
    case refused([VerdictDiagnostic])
  }

  /// Compiles `files`, with `views` under their names, and loads them in a jailed worker.
  ///
  /// - Parameters:
  ///   - bundle: A folder whose resources are taken before those beside the files.
  ///   - besideResources: Files beside which resources lie that are taken after them.
  /// - Throws: `WorkerEnd` where loading alone ended the worker, `SourceError` for a file that
  ///   cannot be read, and our own failures.
  package func open(
    files: [URL], views: [ViewExpression] = [], probes: [URL] = [],
    bundle: URL? = nil, besideResources: [URL] = [], options: CompileOptions = CompileOptions()
  ) async throws -> Opening {
    try await open(
      files: files, views: views, probes: probes, bundle: bundle, besideResources: besideResources,
      options: options, settled: [], standby: nil)
  }

  /// - Parameters:
  ///   - settled: Those of the files that are the same in many compiles.
  ///   - standby: What was started for files like these.
  func open(
    files: [URL], views: [ViewExpression], probes: [URL], bundle: URL?, besideResources: [URL],
    options: CompileOptions, settled: Set<URL>, standby: StudioStandby?
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
    if let standby { worker = standby.worker } else { worker = try await startWorker() }
    do {
      switch try await build(options, standby?.compiler) {
      case .refused(let diagnostics):
        await worker.stop()
        return .refused(
          prepared.absences
            + (await RepairTrial(
              compiler: configuration.compiler, scratch: try configuration.scratch,
              files: prepared.files, options: options
            ).tried(diagnostics)))
      case .plugin(let plugin, _, _, let diagnostics):
        let crashes = CrashFinder(compiler: configuration.compiler, sources: files) {
          var options = options
          options.namesLines = true
          return try await build(options, nil)
        }
        let omitted = await prepared.toldOmissions()
        tell(.lines(prepared.leftOut + omitted))
        let code = OpenedCode(
          studio: self, plugin: plugin.url, files: files, bundle: bundle,
          besideResources: besideResources, resources: prepared.resources,
          isIncomplete: !omitted.isEmpty || !prepared.leftOut.isEmpty, crashes: crashes)
        return .opened(
          try await session(with: code, in: worker, wasIdle: standby != nil),
          diagnostics: prepared.absences + omitted + diagnostics)
      }
    } catch {
      await worker.stop()
      throw error
    }
  }

  /// A session with the code; a worker that ended while it had nothing to do is nobody's fault.
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

  /// Closes a session, and opens another one with the same code in a fresh worker.
  ///
  /// - Throws: `WorkerEnd` where loading ends the worker, and our own failures.
  package func reopen(_ session: StudioSession) async throws -> StudioSession {
    try await reopen(session, in: session.code.studio.configuration.timeZone)
  }

  /// Closes a session, and opens another one with the same code on a phone in this time zone.
  ///
  /// Code keeps what it made of a zone, such as a `static let` with a formatter, so it begins anew.
  ///
  /// - Throws: `WorkerEnd` where loading ends the worker, and our own failures.
  func reopen(_ session: StudioSession, in timeZone: PhoneTimeZone) async throws -> StudioSession {
    await session.close()
    var code = session.code
    code.studio = code.studio.living(in: timeZone)
    return try await code.session(in: await code.studio.startWorker())
  }

  /// A worker with the service at hand, and room for the files of app groups.
  func startWorker() async throws -> Worker {
    let worker = try configuration.processes.startWorker(
      limits: configuration.limits, storesFiles: true)
    await worker.connect(to: ServicePlayer(configuration.service, storesFiles: true))
    return worker
  }
}

package import Compiling
package import Foundation
package import Judge
package import Stage

/// Compiles files and opens them for looking at: what `inspect`, `render`, `try` and `timeline` need.
package struct Studio: Sendable {
  package let configuration: JudgeConfiguration

  package init(_ configuration: JudgeConfiguration) {
    self.configuration = configuration
  }

  /// The same with a web service played to what is looked at; nil for a phone without a network.
  package func playing(_ service: PlayedService?) -> Studio {
    var configuration = configuration
    configuration.service = service
    return Studio(configuration)
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
    try configuration.requireJail()
    let builder = LearnerBuilder(
      compiler: configuration.compiler, scratch: try configuration.scratch)
    let definitions: GeneratedIntents
    do {
      definitions = try GeneratedIntents(beside: files, in: try configuration.scratch)
    } catch let refusal as GeneratedIntents.Refusal {
      return .refused([refusal.diagnostic])
    }
    let build: @Sendable (CompileOptions) async throws -> LearnerBuild = {
      try await builder.build(
        files: files + definitions.files, probes: probes, views: views, options: $0
      ).build
    }
    let worker = try await startWorker()
    do {
      switch try await build(options) {
      case .refused(let diagnostics):
        await worker.stop()
        return .refused(
          await RepairTrial(
            compiler: configuration.compiler, scratch: try configuration.scratch,
            files: files + definitions.files, options: options
          ).tried(diagnostics))
      case .plugin(let plugin, _, _, let diagnostics):
        let crashes = CrashFinder(compiler: configuration.compiler, sources: files) {
          var options = options
          options.namesLines = true
          return try await build(options)
        }
        let code = OpenedCode(
          studio: self, plugin: plugin.url, files: files, bundle: bundle,
          besideResources: besideResources, crashes: crashes)
        return .opened(try await code.session(in: worker), diagnostics: diagnostics)
      }
    } catch {
      await worker.stop()
      throw error
    }
  }

  /// Closes a session, and opens another one with the same code in a fresh worker.
  ///
  /// - Throws: `WorkerEnd` where loading ends the worker, and our own failures.
  package func reopen(_ session: StudioSession) async throws -> StudioSession {
    await session.close()
    return try await session.code.session(in: await startWorker())
  }

  /// A worker with the service at hand, and room for the files of app groups.
  func startWorker() async throws -> Worker {
    let worker = try configuration.processes.startWorker(
      limits: configuration.limits, storesFiles: true)
    await worker.connect(to: ServicePlayer(configuration.service, storesFiles: true))
    return worker
  }
}

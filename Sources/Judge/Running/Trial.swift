import Curriculum
import Foundation
import Stage
import Workbench

/// One run of an exercise's checks over somebody's files.
struct Trial: Sendable {
  let exercise: Exercise
  let sources: [URL]
  let language: String
  let configuration: JudgeConfiguration
  private let scratch: URL
  private let processes: ProcessStarter

  init(
    exercise: Exercise, sources: [URL], language: String, configuration: JudgeConfiguration
  ) throws {
    guard !exercise.checks.isEmpty else {
      throw JudgeError.noChecks(exercise: exercise.identifier)
    }
    try configuration.requireJail()
    self.exercise = exercise
    self.sources = sources
    self.language = language
    self.configuration = configuration
    scratch = try configuration.scratch
    processes = try configuration.processes
  }

  func verdict(_ draft: VerdictDraft) async throws -> Verdict {
    let start = ContinuousClock.now
    let compiler = configuration.compiler
    // The worker starts while the compiler works; the checks are usually compiled already.
    let worker = try processes.startWorker(limits: configuration.limits)
    async let checks = loadedChecks(compiler)
    async let older = availabilityErrors(compiler)
    async let built = LearnerBuilder(compiler: compiler, scratch: scratch).build(
      files: sources, probes: exercise.probeFiles)
    let build: LearnerBuild
    let checkProcess: CheckProcess
    let checkPlugin: URL
    do {
      build = try await built
      (checkPlugin, checkProcess) = try await checks
    } catch {
      await worker.stop()
      throw error
    }
    let compiled = ContinuousClock.now
    let tooNew = await older
    guard case .plugin(let plugin, let missing, let diagnostics) = build, tooNew.isEmpty else {
      await worker.stop()
      await checkProcess.stop()
      return draft.verdict(
        .notCompiled, diagnostics: build.refusals + tooNew,
        seconds: ["compile": (compiled - start).seconds])
    }
    let runner = CheckRunner(
      processes: processes, limits: configuration.limits, plugin: plugin.url, checks: checkPlugin,
      language: language, missing: missing, worker: worker, checkProcess: checkProcess)
    let results = await runner.results(of: exercise.checks)
    var evidence = draft.evidence
    evidence.seconds = [
      "compile": (compiled - start).seconds, "run": (ContinuousClock.now - compiled).seconds,
    ]
    evidence.signal = await runner.lastSignal
    return Verdict(
      exercise: exercise.identifier, checks: results, diagnostics: diagnostics, evidence: evidence)
  }

  /// The compiled checks and a process that holds them.
  private func loadedChecks(_ compiler: PluginCompiler) async throws -> (URL, CheckProcess) {
    let plugin = try await CheckBuilder(compiler: compiler, scratch: scratch).plugin(for: exercise)
    let process = try processes.startChecks(folder: plugin.deletingLastPathComponent())
    _ = try await process.load(plugin)
    return (plugin, process)
  }

  /// What the learner's files use that the exercise's iOS does not have yet.
  ///
  /// A machine on which the pass cannot be prepared goes on without it: `rings doctor` says so.
  private func availabilityErrors(_ compiler: PluginCompiler) async -> [VerdictDiagnostic] {
    guard let target = exercise.deploymentTarget else { return [] }
    let found = try? await compiler.availability(of: sources, deploymentTarget: target)
    return (found ?? []).filter(\.speaksOfAvailability).flatMap(VerdictDiagnostic.list)
  }
}

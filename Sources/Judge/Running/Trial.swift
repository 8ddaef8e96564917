import Compiling
import Curriculum
import Foundation
import Jailing
import Processes
import Sentences
import Stage

/// One run of an exercise's checks over somebody's files.
struct Trial: Sendable {
  let exercise: Exercise
  let sources: [URL]
  /// Those of them that earlier exercises ended with.
  let used: Set<URL>
  /// The files beside which asset catalogs lie.
  let besideCatalogs: [URL]
  /// The files of the exercise's solution and of what it uses, for checks that compare with it.
  let solution: [URL]
  /// The files beside which the solution's asset catalogs lie.
  let solutionsCatalogs: [URL]
  let configuration: JudgeConfiguration
  /// By when the files have to be compiled; then by when their checks have to be through.
  private let deadline: Deadline
  private let standby: Standby?
  private let scratch: URL
  private let processes: ProcessStarter

  init(
    exercise: Exercise, sources: [URL], used: Set<URL> = [], besideCatalogs: [URL],
    solution: [URL] = [], solutionsCatalogs: [URL] = [], configuration: JudgeConfiguration,
    deadline: Deadline, standby: Standby? = nil
  ) throws {
    guard !exercise.checks.isEmpty else {
      throw JudgeError.noChecks(exercise: exercise.identifier)
    }
    try configuration.requireJail()
    self.exercise = exercise
    self.sources = sources
    self.used = used
    self.besideCatalogs = besideCatalogs
    self.solution = solution
    self.solutionsCatalogs = solutionsCatalogs
    self.configuration = configuration
    self.deadline = deadline
    self.standby = standby.flatMap { $0.serves(exercise) ? $0 : nil }
    scratch = try configuration.scratch
    processes = try configuration.processes
  }

  /// A verdict, and how far it can be relied on.
  struct Outcome {
    var verdict: Verdict
    var certainty = Certainty()
  }

  func verdict(_ draft: VerdictDraft) async throws -> Outcome {
    let start = ContinuousClock.now
    let compiler = configuration.compiler
    let policy = ExercisePolicy(exercise)
    // Everything waits for the compiler, so it gets a head start on whatever else is started.
    let (compilerStarts, starting) = AsyncStream.makeStream(of: Never.self)
    async let built = LearnerBuilder(compiler: compiler, scratch: scratch).build(
      files: sources, settled: used, probes: exercise.probeFiles, solution: solution,
      options: policy.options(limits: configuration.compileLimits), waiting: standby?.compiler,
      deadline: deadline
    ) { starting.finish() }
    for await _ in compilerStarts {}
    let availability = try await availabilityErrors(compiler)
    let tooNew = availability.tooNew
    var certainty = availability.certainty
    // What is refused is never run, so nothing is started for it, whatever state the pack is in.
    guard tooNew.isEmpty else {
      let result = try await built
      certainty.add(result.certainty)
      await standby?.stop()
      let refusals = policy.explained(result.build.refusals) + tooNew
      return Outcome(
        verdict: refusal(draft, refusals, since: start), certainty: certainty)
    }
    // The compiler generates code now, which takes longer than starting these two.
    let service = ServicePlayer(exercise)
    let worker =
      try standby?.worker
      ?? processes.startWorker(limits: configuration.limits, storesFiles: service.storesFiles)
    await worker.connect(to: service)
    let checks = Task { try await loadedChecks(compiler) }
    /// Ends what was started without waiting for it to be ready.
    func stopAll() async {
      checks.cancel()
      await worker.stop()
      if let (_, process) = try? await checks.value { await process.stop() }
    }
    let build: LearnerBuild
    let forbidden: [VerdictDiagnostic]
    do {
      let result = try await built
      build = result.build
      certainty.add(result.certainty)
      forbidden = try policy.findings(in: build, sources: sources)
    } catch {
      await stopAll()
      throw error
    }
    let compiled = ContinuousClock.now
    guard case .plugin(let plugin, let missing, _, let diagnostics) = build, forbidden.isEmpty,
      availability.unplaced.isEmpty
    else {
      await stopAll()
      let refusals = policy.explained(build.refusals) + forbidden
      return Outcome(
        verdict: refusal(
          draft, refusals.isEmpty ? availability.unplaced : refusals, since: start),
        certainty: certainty)
    }
    let checkProcess: CheckProcess
    let checkPlugin: URL
    do {
      (checkPlugin, checkProcess) = try await withTaskCancellationHandler {
        try await checks.value
      } onCancel: {
        checks.cancel()
      }
    } catch {
      await stopAll()
      throw error
    }
    let runner = CheckRunner(
      processes: processes, limits: configuration.limits, plugin: plugin.url,
      besideCatalogs: besideCatalogs, checks: checkPlugin, missing: missing,
      solution: solutionWorker, seed: try InputSeed.seed(of: sources) ^ Circumstances.current.salt,
      versions: versionedWorkers(service), crashes: crashFinder(compiler), service: service,
      deadline: deadline, worker: worker, checkProcess: checkProcess)
    let limits = configuration.limits
    deadline.begin(within: VerdictTurns.isAlone ? limits.alone : limits.exercise)
    var results = await runner.results(
      of: exercise.checks, endingWithFirstFailure: configuration.endsWithFirstFailure)
    if !configuration.namesAssertions {
      for place in results.indices { results[place].failedAssertions = nil }
    }
    var evidence = draft.evidence
    evidence.seconds = [
      "compile": (compiled - start).seconds, "run": (ContinuousClock.now - compiled).seconds,
    ]
    evidence.signal = await runner.lastSignal
    // What ran out of its time while it was compiled has nothing to do with how the checks ended.
    certainty.starvation = nil
    certainty.add(await runner.certainty())
    return Outcome(
      verdict: Verdict(
        exercise: exercise.identifier, checks: results, diagnostics: diagnostics,
        evidence: evidence), certainty: certainty)
  }

  /// The verdict on files that are not run.
  private func refusal(
    _ draft: VerdictDraft, _ diagnostics: [VerdictDiagnostic], since start: ContinuousClock.Instant
  ) -> Verdict {
    let policy = ExercisePolicy(exercise)
    return draft.verdict(
      policy.status(ofRefusals: diagnostics), diagnostics: diagnostics,
      seconds: ["compile": (ContinuousClock.now - start).seconds])
  }

  private func crashFinder(_ compiler: PluginCompiler) -> CrashFinder {
    var options = ExercisePolicy(exercise)
      .options(limits: configuration.compileLimits)
    options.namesLines = true
    return CrashFinder(compiler: compiler, sources: sources, deadline: deadline) { [options] in
      try await LearnerBuilder(compiler: compiler, scratch: scratch).build(
        files: sources, settled: used, probes: exercise.probeFiles, solution: solution,
        options: options, deadline: deadline
      ).build
    }
  }

  private var solutionWorker: SolutionWorker {
    let service = ServicePlayer(exercise)
    return SolutionWorker(
      workers: VersionedWorkers(
        processes: processes, limits: configuration.limits, sources: solutionsCatalogs,
        service: service, code: solution, deadline: deadline
      ) { version in
        guard !solution.isEmpty else {
          throw JudgeError.noSolution(exercise: exercise.identifier)
        }
        var options = CompileOptions()
        options.systemVersion = version
        let result = try await LearnerBuilder(
          compiler: configuration.compiler, scratch: scratch
        ).build(
          files: solution, probes: exercise.probeFiles, options: options, deadline: deadline)
        guard case .plugin(let plugin, _, _, _) = result.build else {
          throw JudgeError.solutionDoesNotCompile(
            exercise: exercise.identifier, errors: result.build.refusals.map(\.message))
        }
        return VersionedWorkers.Built(plugin: plugin.url, certainty: result.certainty)
      }, service: service)
  }

  /// The learner's code as on other systems than the newest.
  ///
  /// What stands in branches that the newest never takes is compiled here for the first time: it
  /// is held against the policy before it runs.
  private func versionedWorkers(_ service: ServicePlayer) -> VersionedWorkers {
    VersionedWorkers(
      processes: processes, limits: configuration.limits, sources: besideCatalogs,
      service: service, code: sources, deadline: deadline
    ) { version in
      let policy = ExercisePolicy(exercise)
      var options = policy.options(limits: configuration.compileLimits)
      options.systemVersion = version
      let result = try await LearnerBuilder(
        compiler: configuration.compiler, scratch: scratch
      ).build(
        files: sources, settled: used, probes: exercise.probeFiles, solution: solution,
        options: options, deadline: deadline)
      let build = result.build
      let refusals = try build.refusals + policy.findings(in: build, sources: sources)
      let absent = version.map { AbsentCode(in: sources, on: $0) }
      guard case .plugin(let plugin, let missing, _, _) = build, refusals.isEmpty else {
        let reason =
          refusals.first { $0.severity == .error }?.message
          ?? Sentence("It does not compile.", ko: "컴파일되지 않아요.")
        throw VersionedWorkers.NotBuilt(
          end: WorkerEnd(status: .notCompiled, message: absent?.explained(reason) ?? reason),
          certainty: result.certainty)
      }
      return VersionedWorkers.Built(
        plugin: plugin.url, missing: missing.mapValues { absent?.explained($0) ?? $0 },
        certainty: result.certainty)
    }
  }

  /// The compiled checks and a process that holds them.
  private func loadedChecks(_ compiler: PluginCompiler) async throws -> (URL, CheckProcess) {
    if let standby { return (standby.checkPlugin, standby.checkProcess) }
    // An author's code has limits of its own.
    let builder = CheckBuilder(compiler: compiler, scratch: scratch)
    let plugin = try await builder.plugin(for: exercise)
    let process = try processes.startChecks(folder: plugin.deletingLastPathComponent())
    _ = try await process.load(plugin)
    return (plugin, process)
  }

  /// What the learner's files use that the exercise's iOS does not have yet.
  ///
  /// A machine on which the pass cannot be prepared goes on without it: `rings doctor` says so.
  private func availabilityErrors(
    _ compiler: PluginCompiler
  ) async throws -> AvailabilityErrors.Findings {
    do {
      return try await AvailabilityErrors(compiler: compiler).found(
        in: sources, deploymentTargets: exercise.deploymentTargets,
        options: CompileOptions(limits: configuration.compileLimits), deadline: deadline)
    } catch CompilerError.killed {
      await standby?.stop()
      throw CompilerError.killed
    } catch {
      var nothing = AvailabilityErrors.Findings()
      nothing.certainty.isInDoubt = true
      return nothing
    }
  }
}

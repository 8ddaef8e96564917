import Compiling
import Curriculum
import Foundation
import Jailing
import Processes
import Sentences
import WorkerProtocol

/// One run of an exercise's checks on a submission.
struct SubmissionRun: Sendable {
  let exercise: Exercise
  let sources: [URL]
  /// The sources that come from earlier exercises.
  let used: Set<URL>
  /// Files whose folders contain the asset catalogs.
  let besideCatalogs: [URL]
  /// The files of the exercise's solution and its dependencies, for checks that compare with it.
  let solution: [URL]
  /// Files whose folders contain the solution's asset catalogs.
  let solutionsCatalogs: [URL]
  let configuration: JudgeConfiguration
  /// The seed of the checks' input values.
  private let seed: UInt64
  /// The deadline for compilation, then the deadline for the checks.
  private let deadline: Deadline
  private let warmProcesses: WarmProcesses?
  private let scratch: URL
  private let processes: ProcessStarter

  init(
    exercise: Exercise, sources: [URL], used: Set<URL> = [], besideCatalogs: [URL],
    solution: [URL] = [], solutionsCatalogs: [URL] = [], configuration: JudgeConfiguration,
    seed: UInt64,
    deadline: Deadline, warmProcesses: WarmProcesses? = nil
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
    self.seed = seed
    self.deadline = deadline
    self.warmProcesses = warmProcesses.flatMap { $0.serves(exercise) ? $0 : nil }
    scratch = try configuration.scratch
    processes = try configuration.processes(for: exercise)
  }

  struct Outcome {
    var verdict: VerdictRecord
    var certainty = Certainty()
  }

  func verdict(_ draft: VerdictDraft) async throws -> Outcome {
    let start = ContinuousClock.now
    let policy = ExercisePolicy(exercise)
    // Everything waits for the compiler, so it starts first.
    let (compilerStarts, starting) = AsyncStream.makeStream(of: Never.self)
    async let built = build(policy.options(limits: configuration.compileLimits)) {
      starting.finish()
    }
    for await _ in compilerStarts {}
    async let looked = availabilityErrors(configuration.compiler)
    let stage = try await startProcesses()
    do {
      let result = try await built
      let forbidden = try policy.findings(in: result.build, sources: sources)
      let availability: AvailabilityErrors.Findings
      do {
        // The checks don't wait for the availability check. Leaving this scope cancels them.
        async let checked =
          forbidden.isEmpty ? outcome(draft, of: result, on: stage, since: start) : nil
        availability = try await looked
        if availability.isEmpty, var outcome = try await checked {
          outcome.certainty.isInDoubt =
            outcome.certainty.isInDoubt || availability.certainty.isInDoubt
          return outcome
        }
      }
      await stage.stop()
      let found = policy.explained(result.build.refusals)
      let refusals = found + (availability.tooNew.isEmpty ? forbidden : availability.tooNew)
      var certainty = result.certainty
      certainty.add(availability.certainty)
      return Outcome(
        verdict: await refusal(
          draft, refusals.isEmpty ? availability.unplaced : refusals, since: start),
        certainty: certainty)
    } catch {
      await stage.stop()
      throw error
    }
  }

  private func build(
    _ options: CompileOptions, onStart: @Sendable () -> Void = {}
  ) async throws -> LearnerBuildResult {
    try await LearnerBuilder(compiler: configuration.compiler, scratch: scratch).build(
      files: sources, settled: used, probes: exercise.probeFiles, solution: solution,
      options: options, waiting: warmProcesses?.compiler, deadline: deadline, onStart: onStart)
  }

  /// Starts a worker and a process that loads the checks, or takes the warm ones.
  private func startProcesses() async throws -> RunProcesses {
    let service = ServicePlayer(exercise)
    let worker =
      try warmProcesses?.worker
      ?? processes.startWorker(limits: configuration.limits, storesFiles: service.storesFiles)
    await worker.connect(to: service)
    return RunProcesses(
      service: service, worker: worker,
      checks: Task { try await loadedChecks(configuration.compiler) })
  }

  /// Returns the outcome of the checks, or nil for files that don't compile.
  private func outcome(
    _ draft: VerdictDraft, of result: LearnerBuildResult, on stage: RunProcesses,
    since start: ContinuousClock.Instant
  ) async throws -> Outcome? {
    let compiled = ContinuousClock.now
    guard case .plugin(let plugin, let missing, _, let diagnostics) = result.build else {
      return nil
    }
    var certainty = result.certainty
    let (checkPlugin, checkProcess) = try await stage.loadedChecks()
    let service = stage.service
    let runner = CheckRunner(
      processes: processes, limits: configuration.limits, plugin: plugin.url,
      besideCatalogs: besideCatalogs, checks: checkPlugin, missing: missing,
      solution: solutionWorker, seed: seed ^ Circumstances.current.salt,
      versions: versionedWorkers(service, newest: plugin, missing),
      crashes: crashFinder(configuration.compiler), service: service, deadline: deadline,
      worker: stage.worker, checkProcess: checkProcess)
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
    // A timeout of the compiler has no influence on the checks.
    certainty.starvation = nil
    certainty.add(await runner.certainty())
    return Outcome(
      verdict: VerdictRecord(
        exercise: exercise.identifier, checks: results, diagnostics: diagnostics,
        evidence: evidence), certainty: certainty)
  }

  /// Returns the verdict on files that aren't run.
  private func refusal(
    _ draft: VerdictDraft, _ diagnostics: [VerdictDiagnostic], since start: ContinuousClock.Instant
  ) async -> VerdictRecord {
    let policy = ExercisePolicy(exercise)
    let seconds = (ContinuousClock.now - start).seconds
    let diagnostics = MissingFiles(startersOf: exercise, sources: sources).explained(diagnostics)
    let trial = RepairVerification(
      compiler: configuration.compiler, scratch: scratch, files: sources,
      targets: exercise.deploymentTargets,
      options: CompileOptions(limits: configuration.compileLimits), deadline: deadline)
    return draft.verdict(
      policy.status(ofRefusals: diagnostics), diagnostics: await trial.tried(diagnostics),
      seconds: ["compile": seconds])
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

  /// Returns workers that run the learner's code as if on older iOS versions.
  ///
  /// Code in branches for older versions is compiled here for the first time, so the policy is applied before
  /// it runs.
  ///
  /// - Parameters:
  ///   - newest: The code compiled for the newest version. It serves every version that takes the same
  ///     branches.
  ///   - missing: The reason for each probe that was left out of `newest`, by name.
  private func versionedWorkers(
    _ service: ServicePlayer, newest: CompiledPlugin, _ missing: [String: Sentence]
  ) -> VersionedWorkers {
    VersionedWorkers(
      processes: processes, limits: configuration.limits, sources: besideCatalogs,
      service: service, code: sources, deadline: deadline
    ) { version in
      let absent = version.map { AbsentCode(in: sources, on: $0) }
      guard let version, AvailabilityVariant.differs(sources, on: version) else {
        return VersionedWorkers.Built(
          plugin: newest.url, missing: missing.mapValues { absent?.explained($0) ?? $0 })
      }
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
      guard case .plugin(let plugin, let missing, _, _) = build, refusals.isEmpty else {
        let reason =
          refusals.first { $0.severity == .error }?.message
          ?? Sentence("The code doesn't compile.", ko: "컴파일되지 않아요.")
        throw VersionedWorkers.NotBuilt(
          end: WorkerEnd(status: .notCompiled, message: absent?.explained(reason) ?? reason),
          certainty: result.certainty)
      }
      return VersionedWorkers.Built(
        plugin: plugin.url, missing: missing.mapValues { absent?.explained($0) ?? $0 },
        certainty: result.certainty)
    }
  }

  /// Returns the compiled checks and a process that has loaded them.
  private func loadedChecks(_ compiler: PluginCompiler) async throws -> (URL, CheckProcess) {
    if let warmProcesses { return (warmProcesses.checkPlugin, warmProcesses.checkProcess) }
    // This compiles only the author's code, which has separate limits.
    let builder = CheckBuilder(compiler: compiler, scratch: scratch)
    let plugin = try await builder.plugin(for: exercise)
    let process = try processes.startChecks(folder: plugin.deletingLastPathComponent())
    _ = try await process.load(plugin)
    return (plugin, process)
  }

  /// Returns the APIs in the learner's files that the exercise's iOS version lacks.
  ///
  /// Judging continues without this check on machines that can't run it; `rings doctor` reports that.
  private func availabilityErrors(
    _ compiler: PluginCompiler
  ) async throws -> AvailabilityErrors.Findings {
    do {
      return try await AvailabilityErrors(compiler: compiler).found(
        in: sources, deploymentTargets: exercise.deploymentTargets,
        options: CompileOptions(limits: configuration.compileLimits), deadline: deadline)
    } catch CompilerError.killed {
      throw CompilerError.killed
    } catch {
      var nothing = AvailabilityErrors.Findings()
      nothing.certainty.isInDoubt = true
      return nothing
    }
  }
}

package import Compiling
package import Curriculum
package import Foundation
import Jailing
import Logging
import Processes
import Sentences
import WorkerProtocol
import Storage
import SwiftSource

private let log = Logger(label: "judge")

/// Judges a learner's files for an exercise and writes the verdict.
///
/// The learner's code runs in one sandboxed process and the checks in another. Neither can write a verdict.
/// Whatever happens to them, the result is either a true verdict or one that reports a failure of Rings.
package struct Judge: Sendable {
  package let configuration: JudgeConfiguration

  package init(_ configuration: JudgeConfiguration) {
    self.configuration = configuration
  }

  /// Returns the verdict on files.
  ///
  /// - Parameters:
  ///   - used: The files of earlier exercises to compile too; nil uses the solutions.
  ///   - bringsCatalogs: Whether the asset catalogs next to the files belong to the submission. In a folder
  ///     that several learners share, they don't.
  ///   - warmProcesses: Returns the warm processes for this verdict. Called when they're needed.
  package func verdict(
    for exercise: Exercise, in pack: Pack, files: [URL], used: [URL]? = nil,
    bringsCatalogs: Bool = true, warmProcesses: () async -> WarmProcesses? = { nil }
  ) async -> Verdict {
    let start = ContinuousClock.now
    let verdict = await withTaskExecutorPreference(VerdictThread()) {
      await VerdictTurns.all.together {
        await ReadingBudget.$current.withValue(ReadingBudget()) {
          Verdict(
            await record(
              for: exercise, in: pack, files: files, used: used, bringsCatalogs: bringsCatalogs,
              deadline: Deadline(after: configuration.compileLimits.wallTime),
              warmProcesses: warmProcesses),
            authors: exercise.authorsMessages)
        }
      }
    }
    log.debug(
      "verdict",
      metadata: [
        "exercise": "\(exercise.identifier)", "status": "\(verdict.status.rawValue)",
        "score": "\(verdict.score)/\(verdict.maxScore)",
        "time": "\(ContinuousClock.now - start)",
      ])
    return verdict
  }

  private func record(
    for exercise: Exercise, in pack: Pack, files: [URL], used: [URL]?, bringsCatalogs: Bool,
    deadline: Deadline, warmProcesses: () async -> WarmProcesses?
  ) async -> VerdictRecord {
    let draft = VerdictDraft(exercise: exercise, configuration: configuration)
    if exercise.kind == .quiz { return quizVerdict(draft, files: files) }
    if let problem = SubmittedFiles.problem(with: files) {
      return draft.verdict(.invalidSubmission, problem)
    }
    let given = GivenFiles(of: exercise, in: files)
    return given.noting(
      await record(
        on: given.files, draft, for: exercise, in: pack, used: used, bringsCatalogs: bringsCatalogs,
        deadline: deadline, warmProcesses: warmProcesses))
  }

  /// Returns the verdict on files that can be judged.
  private func record(
    on files: [URL], _ draft: VerdictDraft, for exercise: Exercise, in pack: Pack, used: [URL]?,
    bringsCatalogs: Bool, deadline: Deadline, warmProcesses: () async -> WarmProcesses?
  ) async -> VerdictRecord {
    do {
      let earlier = try used ?? Self.solutions(usedBy: exercise, in: pack, besides: files)
      let taken = try SourceSnapshot(of: files + earlier, in: configuration.scratch)
      // The steps below use only the paths, so the copies must exist until the verdict is complete.
      defer { taken.remove() }
      let own = Array(taken.files.prefix(files.count))
      let used = Array(taken.files.dropFirst(files.count))
      // If two items have the same name, the learner's item takes precedence over the exercise's item.
      let besideCatalogs =
        (bringsCatalogs ? files : []) + pack.resourceHolders(for: exercise, used: earlier)
      let solution = (try? Self.solution(to: exercise, in: pack)) ?? []
      let catalogs = CatalogStamp.text(beside: besideCatalogs + solution)
      let cache = VerdictCache(configuration: configuration)
      let key = try cache.key(
        exercise: exercise, files: own, used: used, solution: solution, catalogs: catalogs)
      if let known = cache.verdict(for: key) {
        log.debug("the cache has the verdict", metadata: ["exercise": "\(exercise.identifier)"])
        return known
      }
      let forbidden = ExercisePolicy(exercise).findings(in: own, used: used)
      guard forbidden.isEmpty else { return draft.verdict(.forbidden, diagnostics: forbidden) }
      let seed = try InputSeed.seed(
        of: taken.files, beside: catalogs, secret: configuration.classSecret)
      let trial = { (warmProcesses: WarmProcesses?) in
        try SubmissionRun(
          exercise: exercise, sources: taken.files, used: Set(used), besideCatalogs: besideCatalogs,
          solution: solution, solutionsCatalogs: solution + pack.resourceHolders(for: exercise),
          configuration: configuration, seed: seed, deadline: deadline, warmProcesses: warmProcesses
        )
      }
      let (verdict, isInDoubt) = try await fairVerdict(
        draft, deadline, trial, warmProcesses: await warmProcesses())
      // Don't cache the verdict if the catalogs have changed, because the key no longer describes them.
      if !isInDoubt, CatalogStamp.text(beside: besideCatalogs + solution) == catalogs {
        cache.keep(verdict, for: key)
      }
      return verdict
    } catch let error as SourceError {
      return draft.verdict(.invalidSubmission, error.sentence)
    } catch {
      return draft.verdict(.infrastructureFailure, SystemReason.sentence(of: error))
    }
  }

  /// Returns the verdict of a run, and whether the same files may get another verdict.
  ///
  /// If the machine was too busy, repeats the run while no other verdict is running. The second result
  /// counts.
  private func fairVerdict(
    _ draft: VerdictDraft, _ deadline: Deadline, _ trial: (WarmProcesses?) throws -> SubmissionRun,
    warmProcesses: WarmProcesses?
  ) async throws -> (verdict: VerdictRecord, isInDoubt: Bool) {
    let first = try await unrefused(deadline) { isAgain in
      try await trial(isAgain ? nil : warmProcesses).verdict(draft)
    }
    let status = first.verdict.status
    guard status == .notCompiled || status == .infrastructureFailure,
      let starvation = first.certainty.starvation, Starvation.mayExcuse(starvation)
    else { return (first.verdict, first.certainty.isInDoubt) }
    let wallTime = configuration.compileLimits.wallTime
    // Waiting for other verdicts must not exceed the announced time limit.
    let second = try await VerdictTurns.all.alone(
      patience: max(.zero, configuration.limits.exercise - wallTime)
    ) {
      deadline.begin(within: wallTime)
      return try await trial(nil).verdict(draft)
    }
    guard second.verdict.status == .notCompiled,
      Starvation.explains(second.certainty.starvation)
    else { return (second.verdict, first.certainty.isInDoubt || second.certainty.isInDoubt) }
    return (draft.verdict(.infrastructureFailure, Starvation.message), true)
  }

  /// Returns the outcome of a run in which the kernel refused no process.
  ///
  /// Repeats a run with refusals while no other verdict is running. A refused thread can look like a crash of
  /// the learner's code, so such a run proves nothing.
  ///
  /// - Throws: `JudgeError.tooFewProcesses` if the second run also had refusals, or an error of the run.
  private func unrefused(
    _ deadline: Deadline, _ trial: (_ isAgain: Bool) async throws -> SubmissionRun.Outcome
  ) async throws -> SubmissionRun.Outcome {
    func attempt(_ isAgain: Bool) async throws -> (
      outcome: SubmissionRun.Outcome?, wasRefused: Bool
    ) {
      let before = ProcessHeadroom.refusals()
      do {
        let outcome = try await trial(isAgain)
        let wasRefused = ProcessHeadroom.refusals() > before
        return (outcome, wasRefused && outcome.verdict.status != .passed)
      } catch {
        guard ProcessHeadroom.refusals() > before, !(error is CancellationError) else {
          throw error
        }
        return (nil, true)
      }
    }
    let first = try await attempt(false)
    if let outcome = first.outcome, !first.wasRefused { return outcome }
    let second = try await VerdictTurns.all.alone(patience: configuration.limits.exercise) {
      deadline.begin(within: configuration.compileLimits.wallTime)
      return try await attempt(true)
    }
    if let outcome = second.outcome, !second.wasRefused { return outcome }
    throw JudgeError.tooFewProcesses(ProcessHeadroom.here()?.most)
  }

  /// Compiles an exercise's checks, isolates its probes and warms the compiler's caches.
  ///
  /// The first verdict is then as fast as later ones.
  package func prepare(_ exercises: [Exercise], in pack: Pack) async throws {
    let compiler = configuration.compiler
    try await compiler.prepare(CompileOptions(audience: .probes))
    await prepareAvailability(for: exercises)
    let builder = CheckBuilder(compiler: compiler, scratch: try configuration.scratch)
    let learners = LearnerBuilder(compiler: compiler, scratch: try configuration.scratch)
    for exercise in exercises where exercise.kind == .code {
      try Task.checkCancellation()
      _ = try await builder.plugin(for: exercise)
      try await learners.prepare(
        exercise.probeFiles, beside: (try? Self.solution(to: exercise, in: pack)) ?? [])
    }
  }

  /// Prepares the availability check, which takes seconds the first time, if the exercises need it.
  ///
  /// Rings also works without this preparation.
  package func prepareAvailability(for exercises: [Exercise]) async {
    guard exercises.contains(where: { !$0.deploymentTargets.isEmpty }) else { return }
    try? await configuration.compiler.prepareAvailability()
  }

  private func quizVerdict(_ draft: VerdictDraft, files: [URL]) -> VerdictRecord {
    guard let file = files.first, let bytes = try? SourceCopies.bytes(of: file),
      let text = String(validating: bytes, as: UTF8.self)
    else {
      return draft.verdict(
        .invalidSubmission,
        Sentence("There's no answers file.", ko: "답을 적은 파일이 없어요."))
    }
    let answers = QuizAnswers(reading: text, for: draft.exercise)
    return VerdictRecord(quiz: draft.exercise, answers: answers)
  }

  /// Returns the files of the exercise's solution and of the solutions that it uses.
  static func solution(to exercise: Exercise, in pack: Pack) throws -> [URL] {
    let files = try pack.solutionFiles(of: exercise)
    return try files + solutions(usedBy: exercise, in: pack, besides: files)
  }

  static func solutions(
    usedBy exercise: Exercise, in pack: Pack, besides files: [URL]
  ) throws -> [URL] {
    let own = Set((exercise.startFiles + files).map(\.lastPathComponent))
    return try UsedFiles(of: exercise, in: pack, ownNames: own) { _ in [] }.files.map(\.file)
  }
}

extension JudgeConfiguration {
  package var compiler: PluginCompiler {
    PluginCompiler(
      toolchain: toolchain, jail: jail, modules: programs.modules, cache: cache, macros: macros,
      keeping: keepsObjects)
  }

  package var scratch: URL {
    get throws {
      let folder = try cache.folder("judge")
      ScratchFolder.sweepOnce(folder)
      return folder
    }
  }

  package var processes: ProcessStarter {
    get throws {
      ProcessStarter(
        programs: programs, toolchain: toolchain, jail: jail, scratch: try scratch,
        cache: cache, timeZone: timeZone)
    }
  }

  func processes(for exercise: Exercise) throws -> ProcessStarter {
    var own = self
    own.timeZone = exercise.timeZone
    return try own.processes
  }

  /// Throws if the sandbox on this machine is weaker than learner code requires.
  package func requireJail() throws {
    guard jail.level < minimumLevel else { return }
    throw JudgeError.jailTooWeak(
      level: jail.level.rawValue, asked: minimumLevel.rawValue,
      gaps: jail.gaps.map(\.sentence))
  }
}

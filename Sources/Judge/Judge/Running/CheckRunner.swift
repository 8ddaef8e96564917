import PhoneFacts
import Storage
import Compiling
import Curriculum
import Foundation
import Jailing
import Processes
import Sentences
import WorkerProtocol

/// Runs an exercise's checks in their declared order, even if the learner's process ends.
///
/// When a worker ends, its check is over and the next check gets a new worker. The same happens after a check
/// that taps, because a tap changes later pictures, and after a check that leaves many threads running.
actor CheckRunner {
  private let processes: ProcessStarter
  private let limits: WorkerLimits
  var plugin: URL
  /// Files whose folders contain the plugin's asset catalogs.
  let besideCatalogs: [URL]
  private let checks: URL
  /// The reason for each probe that was left out, by name.
  private let missing: [String: Sentence]
  let solution: SolutionWorker
  let spares: WarmWorker
  /// The processes for requests that a check makes through `inFreshProcess`.
  let fresh: SeparateWorker
  /// The seed of the checks' input values.
  private let seed: UInt64
  /// The learner's code compiled for the iOS versions that checks request.
  let versions: VersionedWorkers
  private let crashes: CrashFinder
  /// The simulated web service for all processes with the learner's code.
  let service: ServicePlayer
  private let deadline: Deadline
  var worker: Worker?
  var loaded = false
  private var checkProcess: CheckProcess?
  private var checksAreLoaded: Bool
  /// The locator of views, created when a check first fails at a view.
  private lazy var locator = ViewLocator(files: crashes.sources)
  var lastSignal: Int?
  /// The remaining time for repeating checks while no other verdict is running.
  private var leftAlone: Duration
  /// Whether a check was too slow even while no other verdict was running.
  ///
  /// Later timeouts then count without a repetition.
  private var isKnownToBeSlow = false
  /// The first end of the learner's code during the last check.
  var lastEnd: WorkerEnd?
  /// The share of the processor that other programs used while the last check ran out of time.
  private var lastStarvation: Double?
  private var ownCertainty = Certainty()
  var isLast = false

  /// Prepares to run an exercise's checks.
  ///
  /// - Parameter checkProcess: A process that has already loaded `checks`.
  init(
    processes: ProcessStarter, limits: WorkerLimits, plugin: URL,
    besideCatalogs: [URL], checks: URL, missing: [String: Sentence],
    solution: SolutionWorker, seed: UInt64, versions: VersionedWorkers, crashes: CrashFinder,
    service: ServicePlayer, deadline: Deadline, worker: Worker?, checkProcess: CheckProcess?
  ) {
    self.processes = processes
    self.limits = limits
    leftAlone = limits.alone
    self.plugin = plugin
    self.besideCatalogs = besideCatalogs
    self.checks = checks
    self.missing = missing
    self.solution = solution
    self.seed = seed
    spares = WarmWorker(
      processes: processes, limits: limits, service: service, deadline: deadline)
    fresh = SeparateWorker(for: checks, from: spares, besideCatalogs: besideCatalogs)
    self.service = service
    self.deadline = deadline
    self.versions = versions
    self.crashes = crashes
    self.worker = worker
    self.checkProcess = checkProcess
    checksAreLoaded = checkProcess != nil
  }

  /// Returns the results of checks in the given order.
  ///
  /// - Parameter endingWithFirstFailure: Whether to stop after the first check that doesn't pass.
  func results(
    of declarations: [CheckDeclaration], endingWithFirstFailure: Bool = false
  ) async -> [CheckResult] {
    var results: [CheckResult] = []
    await worker?.serve(until: deadline)
    await checkProcess?.serve(until: deadline)
    await fresh.prepare()
    for (place, declaration) in declarations.enumerated() {
      isLast = place == declarations.count - 1
      if endingWithFirstFailure, let last = results.last, last.status != .passed { break }
      let draft = CheckResult(declaration)
      if declaration.isJudgedElsewhere {
        results.append(draft.ended(.judgedElsewhere, nil))
      } else if let blocker = results.blocker(of: declaration) {
        results.append(draft.skipped(because: blocker))
      } else if Task.isCancelled {
        results.append(
          draft.ended(
            .infrastructureFailure,
            Sentence("The check was stopped.", ko: "검사가 중단됐어요.")))
      } else if deadline.isOver {
        results.append(
          draft.ended(
            .timedOut,
            Sentence(
              "There was no time left to run this check.", ko: "이 검사를 할 시간이 남지 않았어요.")))
      } else {
        let start = ContinuousClock.now
        var result = await fairResult(of: draft, declaration)
        if let lastEnd, result.status == .crashed, result.message == lastEnd.message {
          let isQuick = ContinuousClock.now - start < Self.worthRepeating
          let end = isQuick ? await placed(lastEnd, draft, declaration) : lastEnd
          // A faster machine might find the line.
          if !isQuick, end.trace != nil, end.line == nil { ownCertainty.isInDoubt = true }
          result.message = end.message
          result.file = end.file
          result.line = end.line
        }
        result.duration = (ContinuousClock.now - start).seconds
        results.append(result)
      }
    }
    async let workerEnd = worker?.stop()
    async let solutionEnd: Void = solution.stop()
    async let freshEnd: Void = fresh.stop()
    async let sparesEnd: Void = spares.end()
    async let versionsEnd: Void = versions.stopAll()
    await checkProcess?.stop()
    _ = await (workerEnd, solutionEnd, freshEnd, sparesEnd, versionsEnd)
    return results
  }

  func certainty() async -> Certainty {
    let compiled = await [versions.certainty, solution.workers.certainty]
    ownCertainty.isInDoubt = ownCertainty.isInDoubt || compiled.contains(where: \.isInDoubt)
    return ownCertainty
  }

  /// Runs a check.
  ///
  /// Repeats it in a new process if its own process ended before its first request, because learner code
  /// can't cause that.
  private func result(of draft: CheckResult, _ declaration: CheckDeclaration) async -> CheckResult {
    lastEnd = nil
    lastStarvation = nil
    if let worker, await !worker.isAsGoodAsNew() { await discardWorker() }
    // Discard web service calls that the code may have made after the last check.
    service.beginCheck()
    solution.service.beginCheck()
    await versions.discardUsed()
    for isLastAttempt in [false, true] {
      if Task.isCancelled { break }
      let conversation = Box(Conversation())
      do {
        let process = try await loadedCheckProcess()
        let outcome = try await process.run(
          declaration.identifier, seed: seed, within: limits.check
        ) { [self] question in
          let start = ContinuousClock.now
          if question.respondent == .solution {
            let reply = await solution.reply(to: question)
            conversation.value.waitedForSolution += ContinuousClock.now - start
            return .success(reply)
          }
          let reply = await reply(to: question)
          conversation.value.add(reply, waited: ContinuousClock.now - start)
          return reply
        }
        lastStarvation = conversation.value.starvation
        await fresh.stop()
        if case .garbledReply = outcome.interruption { await discardWorker() }
        return draft.finished(
          outcome, workerEnd: conversation.value.end,
          missing: missing.merging(await versions.missing) { newest, _ in newest },
          locator: { locator })
      } catch let error as CheckProcessError {
        checkProcess = nil
        checksAreLoaded = false
        conversation.value.note(starvation: error.starvation)
        lastStarvation = conversation.value.starvation
        await fresh.stop()
        if error.isTimedOut, conversation.value.waitedForSolution > limits.check / 2 {
          // The time went into the solution's responses, not the learner's.
          return draft.ended(.infrastructureFailure, error.sentence)
        }
        if error.isTimedOut, conversation.value.waited > limits.check / 2 {
          // The check mostly waited for responses, so the learner's code was slow.
          await discardWorker()
          return draft.ended(.timedOut, WorkerEnd.tooSlow)
        }
        if error.isTimedOut, conversation.value.questions > 0 {
          // The check itself took too long. Checks are fast for every submission that their authors expected.
          return draft.ended(.timedOut, WorkerEnd.tooMuchToLookAt)
        }
        if case .ended(let fault) = error, conversation.value.questions > 0,
          BrokenCheck.isAboutTooFew(fault)
        {
          return draft.ended(.failed, BrokenCheck.sentence(short: fault))
        }
        if isLastAttempt || conversation.value.questions > 0 {
          return draft.ended(.infrastructureFailure, error.sentence)
        }
      } catch {
        return draft.ended(.infrastructureFailure, SystemReason.sentence(of: error))
      }
    }
    return draft.ended(
      .infrastructureFailure,
      Sentence("This check couldn't be run.", ko: "검사를 실행하지 못했어요."))
  }

  /// Returns the result of a check.
  ///
  /// Repeats a check that ran out of time while other programs used the processor. The second attempt runs
  /// while no other verdict is running, and its result counts.
  private func fairResult(
    of draft: CheckResult, _ declaration: CheckDeclaration
  ) async -> CheckResult {
    let first = await result(of: draft, declaration)
    guard first.status == .timedOut, !isKnownToBeSlow, leftAlone > .zero,
      Starvation.mayExcuse(lastStarvation)
    else {
      // A failure that isn't the code's fault justifies repeating the whole run. The cause may be CPU
      // starvation.
      if first.status == .infrastructureFailure {
        ownCertainty.add(Certainty(starvation: lastStarvation ?? 1))
      }
      return first
    }
    await discardWorker()
    // The wait for other verdicts counts, because the announced time limit includes it.
    let end = ContinuousClock.now + leftAlone
    let second = await deadline.interrupted(within: leftAlone) {
      await VerdictTurns.all.alone(patience: leftAlone / 2) {
        deadline.begin(within: max(.zero, end - .now))
        return await result(of: draft, declaration)
      }
    }
    leftAlone = max(.zero, end - .now)
    guard second.status == .timedOut else { return second }
    await discardWorker()
    isKnownToBeSlow = true
    return Starvation.explains(lastStarvation)
      ? draft.ended(.infrastructureFailure, Starvation.message) : second
  }

  /// The maximum duration of a check that is repeated to find a line.
  private static let worthRepeating = Duration.seconds(2)

  /// Returns a crash with the learner's line, if a repetition of the check crashes, too.
  private func placed(
    _ crash: WorkerEnd, _ draft: CheckResult, _ declaration: CheckDeclaration
  ) async -> WorkerEnd {
    let placement = await crashes.placed(crash) { [self] in
      await end(of: draft, declaration, with: $0)
    }
    if placement.isInDoubt { ownCertainty.isInDoubt = true }
    return placement.end
  }

  /// Returns how the learner's code ends in a check with another plugin.
  private func end(
    of draft: CheckResult, _ declaration: CheckDeclaration, with other: URL
  ) async -> WorkerEnd? {
    let judged = plugin
    plugin = other
    await discardWorker()
    _ = await result(of: draft, declaration)
    await discardWorker()
    plugin = judged
    return lastEnd
  }

  private func loadedCheckProcess() async throws -> CheckProcess {
    let process: CheckProcess
    if let checkProcess {
      process = checkProcess
    } else {
      process = try processes.startChecks(folder: checks.deletingLastPathComponent())
      await process.serve(until: deadline)
      checkProcess = process
      checksAreLoaded = false
    }
    if !checksAreLoaded {
      _ = try await process.load(checks)
      checksAreLoaded = true
    }
    return process
  }

  func discardWorker() async {
    await worker?.stop()
    worker = nil
    loaded = false
  }
}

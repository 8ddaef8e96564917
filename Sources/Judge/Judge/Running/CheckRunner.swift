import PhoneFacts
import Storage
import Compiling
import Curriculum
import Foundation
import Jailing
import Processes
import Sentences
import Stage

/// Runs an exercise's checks in their declared order, whatever happens to the learner's process.
///
/// A check whose worker dies is over; the next one gets a fresh worker. So does a check after one that
/// tapped, since a tap changes what later pictures show, and after one that left many threads behind.
actor CheckRunner {
  private let processes: ProcessStarter
  private let limits: WorkerLimits
  var plugin: URL
  /// The files beside which the plugin's asset catalogs lie.
  let besideCatalogs: [URL]
  private let checks: URL
  /// What each probe that could not be compiled lacks, by its name.
  private let missing: [String: Sentence]
  let solution: SolutionWorker
  /// Where workers come from.
  let spares: SpareWorker
  /// The processes that `inFreshProcess` asks for.
  let fresh: FreshWorker
  /// What decides on the values that checks ask with.
  private let seed: UInt64
  /// The learner's code as on the systems that checks name.
  let versions: VersionedWorkers
  private let crashes: CrashFinder
  /// The web service as the learner's code meets it, in whichever process.
  let service: ServicePlayer
  /// By when the checks have to be through.
  private let deadline: Deadline
  var worker: Worker?
  var loaded = false
  private var checkProcess: CheckProcess?
  private var checksAreLoaded: Bool
  /// Made for the first check that fails at a view, for all of them.
  private lazy var locator = ViewLocator(files: crashes.sources)
  var lastSignal: Int?
  /// What is left of the time in which checks are repeated alone.
  private var leftAlone: Duration
  /// True once a check was too slow although it was alone: then the others are believed.
  private var isKnownToBeSlow = false
  /// How the code ended first in the check that was run last.
  var lastEnd: WorkerEnd?
  /// How much of the processor others had while the time of the check ran out that was run last.
  private var lastStarvation: Double?
  private var ownCertainty = Certainty()
  /// Whether no check is behind the one that is run.
  var isLast = false

  /// Prepares to run an exercise's checks.
  ///
  /// - Parameter checkProcess: A process that has loaded `checks` already.
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
    spares = SpareWorker(
      processes: processes, limits: limits, service: service, deadline: deadline)
    fresh = FreshWorker(for: checks, from: spares, besideCatalogs: besideCatalogs)
    self.service = service
    self.deadline = deadline
    self.versions = versions
    self.crashes = crashes
    self.worker = worker
    self.checkProcess = checkProcess
    checksAreLoaded = checkProcess != nil
  }

  /// The results of checks, in the order in which they are given.
  ///
  /// - Parameter endingWithFirstFailure: True to run none behind the first that does not pass.
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
              "There was no time left for this check.", ko: "이 검사를 할 시간이 남지 않았어요.")))
      } else {
        let start = ContinuousClock.now
        var result = await fairResult(of: draft, declaration)
        if let lastEnd, result.status == .crashed, result.message == lastEnd.message {
          let isQuick = ContinuousClock.now - start < Self.worthRepeating
          let end = isQuick ? await placed(lastEnd, draft, declaration) : lastEnd
          // On a machine with more time the line may be found.
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

  /// How far the results can be relied on.
  func certainty() async -> Certainty {
    let compiled = await [versions.certainty, solution.workers.certainty]
    ownCertainty.isInDoubt = ownCertainty.isInDoubt || compiled.contains(where: \.isInDoubt)
    return ownCertainty
  }

  /// Runs a check; once more in a fresh process where the checks' own process was lost before it
  /// asked anything, which no learner's code can bring about.
  private func result(of draft: CheckResult, _ declaration: CheckDeclaration) async -> CheckResult {
    lastEnd = nil
    lastStarvation = nil
    if let worker, await !worker.isAsGoodAsNew() { await discardWorker() }
    // After what the code may still have asked behind the last check.
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
          // The time went into answers that are not the learner's.
          return draft.ended(.infrastructureFailure, error.sentence)
        }
        if error.isTimedOut, conversation.value.waited > limits.check / 2 {
          // The check did little but wait for answers: the time is the learner's.
          await discardWorker()
          return draft.ended(.timedOut, WorkerEnd.tooSlow)
        }
        if error.isTimedOut, conversation.value.questions > 0 {
          // A check is quick with every answer that its author thought of.
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
      Sentence("The check could not be run.", ko: "검사를 실행하지 못했어요."))
  }

  /// The result of a check.
  ///
  /// If its time ran out while others had the processor, it is repeated alone, and that result counts.
  private func fairResult(
    of draft: CheckResult, _ declaration: CheckDeclaration
  ) async -> CheckResult {
    let first = await result(of: draft, declaration)
    guard first.status == .timedOut, !isKnownToBeSlow, leftAlone > .zero,
      Starvation.mayExcuse(lastStarvation)
    else {
      // What is not the code's fault is worth another trial of all, whether it failed for want of the
      // processor or for a reason that nobody knows.
      if first.status == .infrastructureFailure {
        ownCertainty.add(Certainty(starvation: lastStarvation ?? 1))
      }
      return first
    }
    await discardWorker()
    // The wait for the others to end is a part of the time: what is announced is when a verdict comes.
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

  /// Checks that took longer are not repeated to find a line.
  private static let worthRepeating = Duration.seconds(2)

  /// A crash with the learner's line, as far as it happens again.
  private func placed(
    _ crash: WorkerEnd, _ draft: CheckResult, _ declaration: CheckDeclaration
  ) async -> WorkerEnd {
    let placement = await crashes.placed(crash) { [self] in
      await end(of: draft, declaration, with: $0)
    }
    if placement.isInDoubt { ownCertainty.isInDoubt = true }
    return placement.end
  }

  /// How the learner's code ends in a check with another plugin.
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

import Foundation
import PhoneFacts
import Storage
import Stage

/// Answers to a check's questions: from the learner's code in one of its processes, or from the judge itself.
extension CheckRunner {
  /// The reply of whoever is asked.
  func reply(to question: StageQuestion) async -> Result<Data, WorkerEnd> {
    if case .service(let order) = question.request { return await reply(to: order, question) }
    let version = await versions.version(for: question.request)
    if let version, let reason = await versions.reason(for: question.request, on: version) {
      return .reply(StageReply(id: question.id, refusal: .failed(reason)))
    }
    if case .fresh(let number, let kept) = question.respondent {
      return await reply(to: question, inFreshProcess: number, keeping: kept, on: version)
    }
    if let version { return await reply(to: question, on: version) }
    do {
      var worker = try await loadedWorker()
      var asked = question
      if let tap = try await performing(question, drawnBy: worker, on: nil) {
        await worker.stop()
        (asked, worker) = (tap.question, tap.process)
        self.worker = worker
      }
      let reply = try await worker.reply(to: asked)
      // The next check gets another one.
      if !isLast, await worker.isUsedUp { await spares.prepare() }
      return .success(reply)
    } catch {
      if error is WorkerEnd { await discardWorker() }
      return .failure(noted(error, hasLine: true))
    }
  }

  /// How a process ended that was asked, kept for the verdict.
  ///
  /// - Parameter hasLine: False for code as on another iOS, whose end has no line: `lastEnd` is about the
  ///   code as it is judged otherwise.
  private func noted(_ error: any Error, hasLine: Bool) -> WorkerEnd {
    guard let end = error as? WorkerEnd else {
      return WorkerEnd(status: .infrastructureFailure, message: SystemReason.sentence(of: error))
    }
    lastSignal = end.signal ?? lastSignal
    if hasLine { lastEnd = lastEnd ?? end }
    return end
  }

  /// The reply of a process that was never asked anything before this check.
  private func reply(
    to question: StageQuestion, inFreshProcess number: Int, keeping kept: KeptStorage,
    on version: SystemVersion?
  ) async -> Result<Data, WorkerEnd> {
    do {
      if await !fresh.isRunning(number, on: version) {
        let stored = kept == .nothing ? nil : try await storedSoFar()?.kept(kept)
        let code = if let version { try await versions.plugin(for: version) } else { plugin }
        try await fresh.start(number, on: version, with: code, stored: stored)
      }
      var asked = question
      if let owner = await fresh.worker(on: version),
        let tap = try await performing(question, drawnBy: owner, on: version)
      {
        asked = tap.question
        await fresh.goOn(with: tap.process, on: version)
      }
      return .success(try await fresh.reply(to: asked, on: version))
    } catch {
      return .failure(noted(error, hasLine: version == nil))
    }
  }

  /// What the process stored that was asked last; nil where nothing was asked yet.
  private func storedSoFar() async throws -> StoredData? {
    if let stored = try await fresh.stored() { return stored }
    guard let worker, loaded else { return nil }
    return try await worker.stored()
  }

  /// The judge's own answer to what a check wants of the service.
  private func reply(
    to order: ServiceOrder, _ question: StageQuestion
  ) async -> Result<Data, WorkerEnd> {
    if loaded { await worker?.settle() }
    await fresh.settle()
    let answer = service.answer(to: order)
    // Whoever is compared meets the same weather.
    if case .play = order { _ = solution.service.answer(to: order) }
    return .reply(StageReply(id: question.id, answer: answer))
  }

  /// The reply of the learner's code as it runs on this iOS.
  private func reply(
    to question: StageQuestion, on version: SystemVersion
  ) async -> Result<Data, WorkerEnd> {
    do {
      var worker = try await versions.worker(for: version)
      var asked = question
      if let tap = try await performing(question, drawnBy: worker, on: version) {
        (asked, worker) = (tap.question, tap.process)
        await versions.goOn(with: worker, for: version)
      }
      return .success(try await worker.reply(to: asked))
    } catch {
      if error is WorkerEnd { await versions.stop(version) }
      return .failure(noted(error, hasLine: false))
    }
  }

  /// The outcome of a tap's intent in another process, which then goes on in the place of `owner`.
  private func performing(
    _ question: StageQuestion, drawnBy owner: Worker, on version: SystemVersion?
  ) async throws -> IntentProcess.Outcome? {
    guard question.request.tapped != nil else { return nil }
    let code = if let version { try await versions.plugin(for: version) } else { plugin }
    return try await IntentProcess(spares: spares, besideCatalogs: besideCatalogs)
      .performing(question, drawnBy: owner, with: code)
  }

  private func loadedWorker() async throws -> Worker {
    let current: Worker
    if let worker { current = worker } else { current = try await spares.take() }
    worker = current
    if !loaded {
      try await current.load(plugin, besideCatalogs: besideCatalogs)
      loaded = true
    }
    return current
  }
}

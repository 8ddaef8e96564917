import Foundation
import PhoneFacts
import Storage
import WorkerProtocol

/// Responses to a check's requests, from a process with the learner's code or from the judge itself.
extension CheckRunner {
  func reply(to question: NumberedRequest) async -> Result<Data, WorkerEnd> {
    if case .service(let order) = question.request { return await reply(to: order, question) }
    let version = await versions.version(for: question.request)
    if let version, let reason = await versions.reason(for: question.request, on: version) {
      return .reply(NumberedResponse(id: question.id, refusal: .failed(reason)))
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
      // A used-up worker must not serve the next check.
      if !isLast, await worker.isUsedUp { await spares.prepare() }
      return .success(reply)
    } catch {
      if error is WorkerEnd { await discardWorker() }
      return .failure(noted(error, hasLine: true))
    }
  }

  /// Returns how a process ended, and records that for the verdict.
  ///
  /// - Parameter hasLine: False for code compiled for another iOS version, which can't provide a line for
  ///   `lastEnd`.
  private func noted(_ error: any Error, hasLine: Bool) -> WorkerEnd {
    guard let end = error as? WorkerEnd else {
      return WorkerEnd(status: .infrastructureFailure, message: SystemReason.sentence(of: error))
    }
    lastSignal = end.signal ?? lastSignal
    if hasLine { lastEnd = lastEnd ?? end }
    return end
  }

  /// Returns the response of a process that this check has just started.
  private func reply(
    to question: NumberedRequest, inFreshProcess number: Int, keeping kept: EarlierStorage,
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

  /// Returns the stored data of the last used process, or nil if no process was used yet.
  private func storedSoFar() async throws -> StoredData? {
    if let stored = try await fresh.stored() { return stored }
    guard let worker, loaded else { return nil }
    return try await worker.stored()
  }

  /// Returns the judge's response to a request to the simulated web service.
  private func reply(
    to order: ServiceOrder, _ question: NumberedRequest
  ) async -> Result<Data, WorkerEnd> {
    if loaded { await worker?.settle() }
    await fresh.settle()
    let answer = service.answer(to: order)
    // The solution must get the same data.
    if case .play = order { _ = solution.service.answer(to: order) }
    return .reply(NumberedResponse(id: question.id, answer: answer))
  }

  /// Returns the response of the learner's code for the given iOS version.
  private func reply(
    to question: NumberedRequest, on version: SystemVersion
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

  /// Performs a tapped intent in another process, which then replaces `owner`.
  private func performing(
    _ question: NumberedRequest, drawnBy owner: Worker, on version: SystemVersion?
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

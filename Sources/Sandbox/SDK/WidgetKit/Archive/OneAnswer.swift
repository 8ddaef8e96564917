import Synchronization

/// An object that waits for a completion handler that learner code may call once, twice or never.
///
/// The first call counts. Canceling the waiting task ends the wait, in case the learner never calls the
/// handler.
final class OneAnswer<Answer>: @unchecked Sendable {
  private enum State {
    case asking
    case waiting(CheckedContinuation<Answer, any Error>)
    case answered(Answer)
    case silent
    case cancelled
    case done
  }

  private let lock = Mutex(())
  private var state = State.asking
  private let silence: TimelineSourceError

  /// An object that exists as long as the handler is referenced; its deallocation means that no response can
  /// follow.
  private final class Handler: Sendable {
    private let answer: OneAnswer

    init(_ answer: OneAnswer) { self.answer = answer }

    func call(_ value: Answer) { answer.receive(value) }

    deinit { answer.giveUp() }
  }

  /// Passes a handler to `ask` on the caller's actor, and waits for the response.
  ///
  /// - Throws: `error` if the handler is released without a call.
  static func wait(
    orThrow error: TimelineSourceError, isolation: isolated (any Actor)? = #isolation,
    _ ask: (@escaping @Sendable (Answer) -> Void) -> Void
  ) async throws -> Answer {
    let answer = OneAnswer(silence: error)
    begin(ask, for: answer)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { answer.resume($0) }
    } onCancel: {
      answer.cancel()
    }
  }

  /// Passes the handler to the provider.
  ///
  /// This is a separate function, so that only the provider keeps a reference to the handler.
  private static func begin(
    _ ask: (@escaping @Sendable (Answer) -> Void) -> Void, for answer: OneAnswer
  ) {
    let handler = Handler(answer)
    ask { handler.call($0) }
  }

  private init(silence: TimelineSourceError) { self.silence = silence }

  private func giveUp() {
    let waiting: CheckedContinuation<Answer, any Error>? = lock.withLock { _ in
      switch state {
      case .asking: state = .silent
      case .waiting(let continuation):
        state = .done
        return continuation
      case .answered, .silent, .cancelled, .done: break
      }
      return nil
    }
    waiting?.resume(throwing: silence)
  }

  private func receive(_ answer: Answer) {
    let waiting: CheckedContinuation<Answer, any Error>? = lock.withLock { _ in
      switch state {
      case .asking: state = .answered(answer)
      case .waiting(let continuation):
        state = .done
        return continuation
      case .answered, .silent, .cancelled, .done: break
      }
      return nil
    }
    resume(waiting, returning: answer)
  }

  private func resume(_ continuation: CheckedContinuation<Answer, any Error>) {
    let result: Result<Answer, any Error>? = lock.withLock { _ in
      switch state {
      case .answered(let answer):
        state = .done
        return .success(answer)
      case .silent:
        state = .done
        return .failure(silence)
      case .cancelled, .done: return .failure(CancellationError())
      case .asking, .waiting:
        state = .waiting(continuation)
        return nil
      }
    }
    switch result {
    case .success(let answer): resume(continuation, returning: answer)
    case .failure(let error): continuation.resume(throwing: error)
    case nil: break
    }
  }

  private func cancel() {
    let waiting: CheckedContinuation<Answer, any Error>? = lock.withLock { _ in
      defer { state = .cancelled }
      if case .waiting(let continuation) = state { return continuation }
      return nil
    }
    waiting?.resume(throwing: CancellationError())
  }

  /// Resumes the waiting task with the response, which moves the response off the provider's thread.
  private func resume(
    _ continuation: CheckedContinuation<Answer, any Error>?, returning answer: Answer
  ) {
    nonisolated(unsafe) let answer = answer
    continuation?.resume(returning: answer)
  }
}

import Synchronization

/// Waits for a completion handler that may be called once, twice or never.
///
/// The first call counts. Cancelling the waiting task ends the wait, since a handler that a learner
/// forgot to call would keep it forever.
final class OneAnswer<Answer>: @unchecked Sendable {
  private enum State {
    case asking
    case waiting(CheckedContinuation<Answer, any Error>)
    case answered(Answer)
    case cancelled
    case done
  }

  private let lock = Mutex(())
  private var state = State.asking

  /// Runs `ask`, which is given the handler to call, and waits for the answer.
  static func wait(_ ask: (@escaping @Sendable (Answer) -> Void) -> Void) async throws -> Answer {
    let answer = OneAnswer()
    ask { answer.receive($0) }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { answer.resume($0) }
    } onCancel: {
      answer.cancel()
    }
  }

  private func receive(_ answer: Answer) {
    let waiting: CheckedContinuation<Answer, any Error>? = lock.withLock { _ in
      switch state {
      case .asking: state = .answered(answer)
      case .waiting(let continuation):
        state = .done
        return continuation
      case .answered, .cancelled, .done: break
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

  /// The answer leaves the provider's thread for good here.
  private func resume(
    _ continuation: CheckedContinuation<Answer, any Error>?, returning answer: Answer
  ) {
    nonisolated(unsafe) let answer = answer
    continuation?.resume(returning: answer)
  }
}

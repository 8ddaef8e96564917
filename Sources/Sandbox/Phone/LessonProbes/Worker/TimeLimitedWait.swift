/// Waits for work with a time limit.
enum TimeLimitedWait {
  /// Returns the result of `work`; nil if it takes longer than `limit`.
  ///
  /// Cancels `work` in that case; work that ignores cancellation keeps running.
  static func wait<Answer: Sendable>(
    _ limit: Duration, for work: @escaping @MainActor @Sendable () async throws -> Answer
  ) async throws -> Answer? {
    let (answers, answer) = AsyncStream.makeStream(of: Result<Answer, any Error>?.self)
    let working = Task { @MainActor in
      CrashStack.coverThread()
      do {
        answer.yield(.success(try await work()))
      } catch {
        answer.yield(.failure(error))
      }
    }
    let waiting = Task {
      try? await Task.sleep(for: limit)
      answer.yield(nil)
    }
    // A service's delay passes only on the phone's clock, so the end of the phone's time limit also ends this
    // wait.
    let listener = ServiceLine.shared.whenExhausted { answer.yield(nil) }
    defer {
      ServiceLine.shared.forget(listener)
      working.cancel()
      waiting.cancel()
    }
    for await first in answers { return try first?.get() }
    return nil
  }
}

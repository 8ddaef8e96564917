/// Waits for an answer that may never come.
enum Patience {
  /// The answer of `work`; nil where it took longer than `limit`.
  ///
  /// Work that nobody waits for any more is cancelled, and left alone where it does not heed that.
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
    // Seconds in which a service lets itself be waited for pass on the phone's clock only.
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

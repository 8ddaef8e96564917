package enum Interruptible {
  /// Returns the work's result, or nil if Ctrl-C comes first.
  ///
  /// After Ctrl-C, it cancels the work's task but doesn't wait for it to end.
  package static func run<Result: Sendable>(
    _ work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result? {
    TerminalSignals.install()
    _ = TerminalSignals.take()
    return try await first(of: work) {
      while !Task.isCancelled {
        _ = await DescriptorWait.readable(among: [TerminalSignals.descriptor], milliseconds: 100)
        if TerminalSignals.take().contains(.interrupt) { return }
      }
    }
  }

  /// Returns the work's result, or nil if `stop` returns first.
  package static func first<Result: Sendable>(
    of work: @escaping @Sendable () async throws -> Result,
    before stop: @escaping @Sendable () async -> Void
  ) async throws -> Result? {
    let (outcomes, outcome) = AsyncThrowingStream<Result?, any Error>.makeStream()
    let working = Task {
      do {
        outcome.yield(try await work())
      } catch {
        outcome.finish(throwing: error)
      }
    }
    let stopping = Task {
      await stop()
      outcome.yield(nil)
    }
    defer {
      working.cancel()
      stopping.cancel()
    }
    for try await result in outcomes { return result }
    return nil
  }
}

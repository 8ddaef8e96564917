/// Work that Ctrl-C stops without ending the program.
package enum Interruptible {
  /// The work's result, or nil when Ctrl-C came first.
  ///
  /// Then the work's task is cancelled and left to wind up by itself: whoever pressed Ctrl-C has
  /// waited long enough.
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

  /// The work's result, or nil when `stop` returned before it.
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

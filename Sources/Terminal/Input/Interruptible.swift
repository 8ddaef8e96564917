/// Work that Ctrl-C stops without ending the program.
package enum Interruptible {
  /// The work's result, or nil when Ctrl-C came first; then the work's task is cancelled.
  package static func run<Result: Sendable>(
    _ work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result? {
    TerminalSignals.install()
    _ = TerminalSignals.take()
    return try await withThrowingTaskGroup(of: Result?.self) { group in
      group.addTask { try await work() }
      group.addTask {
        while !Task.isCancelled {
          _ = await DescriptorWait.readable(among: [TerminalSignals.descriptor], milliseconds: 100)
          if TerminalSignals.take().contains(.interrupt) { return nil }
        }
        return nil
      }
      defer { group.cancelAll() }
      // Whichever is first; an error of cancelled work after Ctrl-C is no news.
      return try await group.next() ?? nil
    }
  }
}

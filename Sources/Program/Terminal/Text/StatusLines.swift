/// Prints progress lines during long work.
///
/// There's no spinner, for the sake of screen readers, logs and slow connections.
package struct StatusLines: Sendable {
  private let write: @Sendable (String) -> Void
  private let pause: @Sendable (Duration) async throws -> Void
  private let isWatched: Bool

  /// Creates status lines.
  ///
  /// - Parameters:
  ///   - isWatched: True to repeat the line with the elapsed seconds, for a terminal. A pipe gets only the
  ///     first line.
  ///   - write: Prints a line.
  ///   - pause: Sleeps; tests replace it.
  package init(
    isWatched: Bool, write: @escaping @Sendable (String) -> Void,
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.isWatched = isWatched
    self.write = write
    self.pause = pause
  }

  /// Runs `work`, writing `first` at once and `later` with the elapsed seconds at intervals.
  package func during<Result: Sendable>(
    _ first: String, later: @escaping @Sendable (_ seconds: Int) -> String,
    _ work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    write(first)
    guard isWatched else { return try await work() }
    return try await beside(work) { try await tell(later) }
  }

  /// Runs `work`, writing status lines only if it takes longer than `patience`.
  ///
  /// - Parameter told: Returns the line for the elapsed seconds, or the first line if the seconds are nil.
  package func during<Result: Sendable>(
    after patience: Duration, told: @escaping @Sendable (_ seconds: Int?) -> String,
    work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    try await beside(work) {
      try await pause(patience)
      write(told(nil))
      if isWatched { try await tell { told($0) } }
    }
  }

  private func tell(_ later: @Sendable (_ seconds: Int) -> String) async throws {
    var seconds = 0
    // Write seldom enough not to fill the screen, but often enough to show that work goes on.
    for step in [3, 7] + Array(repeating: 10, count: 360) {
      try await pause(.seconds(step))
      seconds += step
      write(later(seconds))
    }
  }

  /// Runs `work` and returns its result; cancels the status lines when it ends.
  private func beside<Result: Sendable>(
    _ work: @escaping @Sendable () async throws -> Result,
    _ telling: @escaping @Sendable () async throws -> Void
  ) async throws -> Result {
    try await withThrowingTaskGroup(of: Result?.self) { group in
      group.addTask { try await work() }
      group.addTask {
        try await telling()
        return nil
      }
      defer { group.cancelAll() }
      while let finished = try await group.next() {
        if let finished { return finished }
      }
      throw CancellationError()
    }
  }
}

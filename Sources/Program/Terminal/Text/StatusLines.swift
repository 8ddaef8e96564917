/// Plain lines that tell what goes on during longer work; no spinner, so that screen readers, logs
/// and slow connections are served as well.
package struct StatusLines: Sendable {
  private let write: @Sendable (String) -> Void
  private let pause: @Sendable (Duration) async throws -> Void
  private let isWatched: Bool

  /// Lines that `write` puts where they are read.
  ///
  /// - Parameters:
  ///   - isWatched: True where a person reads along: then the line is repeated with the seconds
  ///     gone by. A pipe gets the first line only.
  ///   - pause: Sleeps; a test passes its own.
  package init(
    isWatched: Bool, write: @escaping @Sendable (String) -> Void,
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.isWatched = isWatched
    self.write = write
    self.pause = pause
  }

  /// Writes `first` at once and `later` with the seconds gone by while `work` runs.
  package func during<Result: Sendable>(
    _ first: String, later: @escaping @Sendable (_ seconds: Int) -> String,
    _ work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    write(first)
    guard isWatched else { return try await work() }
    return try await beside(work) { try await tell(later) }
  }

  /// Writes what is said only if `work` takes longer than a moment.
  ///
  /// - Parameter told: What is said first, for nil, and what with the seconds gone by.
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
    // Seldom enough not to fill the screen, often enough to show that it is alive.
    for step in [3, 7] + Array(repeating: 10, count: 360) {
      try await pause(.seconds(step))
      seconds += step
      write(later(seconds))
    }
  }

  /// The work's result; what is said beside it ends with it.
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

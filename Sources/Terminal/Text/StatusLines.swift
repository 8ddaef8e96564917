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
    return try await withThrowingTaskGroup(of: Result?.self) { group in
      group.addTask { try await work() }
      group.addTask {
        var seconds = 0
        // Seldom enough not to fill the screen, often enough to show that it is alive.
        for step in [3, 7] + Array(repeating: 10, count: 360) {
          try await pause(.seconds(step))
          seconds += step
          write(later(seconds))
        }
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

import Synchronization

/// When something has to be done, handed to every step that is taken for it: each gets what the steps
/// before have left, whatever a step alone may take.
///
/// Work of our own gets none: its limits stand alone.
package final class Deadline: Sendable {
  private let moment: Mutex<ContinuousClock.Instant>

  package init(after wallTime: Duration) {
    moment = Mutex(.now + wallTime)
  }

  /// The wall time that is left; never less than none.
  package var left: Duration {
    max(.zero, moment.withLock { $0 } - .now)
  }

  package var isOver: Bool { left == .zero }

  /// Begins another part of the work, which has a limit of its own.
  package func begin(within wallTime: Duration) {
    moment.withLock { $0 = .now + wallTime }
  }

  /// Does something whose time does not count; what is started for it gets no deadline.
  package static func pausing<Result>(
    _ deadline: Deadline?, isolation: isolated (any Actor)? = #isolation,
    _ work: () async throws -> Result
  ) async rethrows -> Result {
    let start = ContinuousClock.now
    defer { deadline?.moment.withLock { $0 += ContinuousClock.now - start } }
    return try await work()
  }

  /// Does something that has a limit of its own; what was left before is left again behind it.
  package func interrupted<Result>(
    within wallTime: Duration, isolation: isolated (any Actor)? = #isolation,
    _ work: () async throws -> Result
  ) async rethrows -> Result {
    let before = left
    begin(within: wallTime)
    defer { begin(within: before) }
    return try await work()
  }
}

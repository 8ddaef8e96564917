import Synchronization

/// A time limit shared by all steps of a task.
///
/// Each step may use only the time that earlier steps left, whatever its own limit. Internal work passes no
/// deadline and relies on its own limits.
package final class Deadline: Sendable {
  private let moment: Mutex<ContinuousClock.Instant>

  package init(after wallTime: Duration) {
    moment = Mutex(.now + wallTime)
  }

  /// The remaining wall time, at least zero.
  package var left: Duration {
    max(.zero, moment.withLock { $0 } - .now)
  }

  package var isOver: Bool { left == .zero }

  /// Restarts the deadline for a new part of the work.
  package func begin(within wallTime: Duration) {
    moment.withLock { $0 = .now + wallTime }
  }

  /// Runs work whose time doesn't count toward the deadline.
  package static func pausing<Result>(
    _ deadline: Deadline?, isolation: isolated (any Actor)? = #isolation,
    _ work: () async throws -> Result
  ) async rethrows -> Result {
    let start = ContinuousClock.now
    defer { deadline?.moment.withLock { $0 += ContinuousClock.now - start } }
    return try await work()
  }

  /// Runs work under a separate limit, then restores the time that was left.
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

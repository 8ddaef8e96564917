import Synchronization

/// What one verdict may take, handed down to everything that is done for it: each step gets what the
/// steps before have left, whatever a step alone may take.
package final class Allowance: Sendable {
  /// What is being done is done for this one; nil for work of our own, whose limits stand alone.
  @TaskLocal package static var current: Allowance?

  private struct State {
    var deadline: ContinuousClock.Instant
    var starvation: Double?
    var isInDoubt = false
  }

  private let state: Mutex<State>

  package init(wallTime: Duration) {
    state = Mutex(State(deadline: .now + wallTime))
  }

  /// The wall time that is left; never less than none.
  package var left: Duration {
    max(.zero, state.withLock { $0.deadline } - .now)
  }

  package var isOver: Bool { left == .zero }

  /// Begins another part of the work, which has a limit of its own.
  package func begin(within wallTime: Duration) {
    state.withLock { $0.deadline = .now + wallTime }
  }

  /// Does something that does not count: what a verdict may take goes on behind it.
  ///
  /// - Parameter wallTime: What it may take itself; nil for work of our own, whose limits stand alone.
  package static func apart<Result>(
    within wallTime: Duration? = nil, isolation: isolated (any Actor)? = #isolation,
    _ work: () async throws -> Result
  ) async rethrows -> Result {
    let outer = current
    let own = wallTime.map(Allowance.init)
    let start = ContinuousClock.now
    defer {
      let starvation = own?.takeStarvation()
      let isInDoubt = own?.isCertain == false
      outer?.state.withLock { state in
        state.deadline += ContinuousClock.now - start
        state.starvation = starvation ?? state.starvation
        state.isInDoubt = state.isInDoubt || isInDoubt
      }
    }
    return try await $current.withValue(own) { try await work() }
  }
}

extension Allowance {
  /// Notes how much of the processor was withheld from a program whose time is over: the share of its
  /// time in which it could have run and did not.
  package func note(starvation: Double) {
    state.withLock { $0.starvation = max($0.starvation ?? 0, starvation) }
  }

  /// The most that was noted since the last call; nil where nothing was.
  package func takeStarvation() -> Double? {
    state.withLock { state in
      defer { state.starvation = nil }
      return state.starvation
    }
  }

  /// Notes that the same files may get another verdict: something was stopped, or was missing, for a
  /// reason that does not lie in them.
  package func doubt() {
    state.withLock { $0.isInDoubt = true }
  }

  /// Whether the same files would get the same verdict again.
  package var isCertain: Bool { !state.withLock { $0.isInDoubt } }
}

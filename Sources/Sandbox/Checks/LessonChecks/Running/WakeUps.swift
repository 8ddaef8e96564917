import Dispatch
import Synchronization

/// Wakes the main thread's run loop a few times after XCTest has begun to wait on it.
///
/// XCTest runs the `async` half of `setUp` and `tearDown` in a task and waits on the run loop. If the task
/// ends before the wait begins, the run loop sleeps for 0.1 s unless something wakes it.
///
/// On each wake-up, libdispatch puts away one of its timers and may start a thread for it. With five wake-ups
/// per millisecond for a whole wait, a process on a busy machine reached its thread limit, and the check
/// failed. For this reason, the pauses between wake-ups grow.
package final class WakeUps: Sendable {
  /// The pauses in seconds between wake-ups, for one wait of XCTest.
  package static let pauses: [Double] = Array(
    sequence(first: 0.000_2) { $0 * 2 }.prefix { $0 < lengthOfWait })

  /// The time in seconds after which XCTest stops waiting without a wake-up.
  package static let lengthOfWait = 0.1

  private struct State {
    var timer: (any DispatchSourceTimer)?
    var next = 0
  }

  private let state = Mutex(State())

  deinit { end() }

  /// Starts with the shortest pause, before XCTest waits.
  func begin() {
    state.withLock { state in
      state.next = 0
      let isNew = state.timer == nil
      let timer = state.timer ?? DispatchSource.makeTimerSource(queue: .main)
      state.timer = timer
      if isNew { timer.setEventHandler { [weak self] in self?.goOn() } }
      timer.schedule(deadline: .now() + Self.pauses[0], leeway: Self.leeway)
      if isNew { timer.resume() }
    }
  }

  func end() {
    state.withLock { state in
      state.timer?.cancel()
      state.timer = nil
    }
  }

  private static let leeway = DispatchTimeInterval.microseconds(20)

  private func goOn() {
    state.withLock { state in
      state.next += 1
      guard let timer = state.timer, state.next < Self.pauses.count else { return }
      timer.schedule(deadline: .now() + Self.pauses[state.next], leeway: Self.leeway)
    }
  }
}

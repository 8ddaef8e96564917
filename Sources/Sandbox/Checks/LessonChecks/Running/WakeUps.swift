import Dispatch
import Synchronization

/// Wakes the main thread's run loop a few times after XCTest began to wait on it.
///
/// XCTest runs the `async` half of `setUp` and `tearDown` in a task and waits on the run loop; where the task is
/// done before the wait begins, it sleeps on for 0.1 s unless something wakes it.
///
/// Each time the run loop wakes up, libdispatch gets a timer of it to put away, for which it may start a thread.
/// Woken five times a millisecond all through a wait, on a machine that had no processor to spare, a process came
/// to its limit of threads, and each of them waited for one more to be started: the check was lost. So the pauses
/// grow.
package final class WakeUps: Sendable {
  /// Seconds from one to the next, as long as XCTest does not look by itself.
  package static let pauses: [Double] = Array(
    sequence(first: 0.000_2) { $0 * 2 }.prefix { $0 < lengthOfWait })

  /// Seconds after which XCTest looks again.
  package static let lengthOfWait = 0.1

  private struct State {
    var timer: (any DispatchSourceTimer)?
    var next = 0
  }

  private let state = Mutex(State())

  deinit { end() }

  /// Begins with the shortest pause, now that there will be a wait.
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

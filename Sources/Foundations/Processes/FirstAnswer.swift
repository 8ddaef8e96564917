import Synchronization

/// The first of several answers to one question; the others come too late.
package final class FirstAnswer<Value: Sendable>: Sendable {
  private enum State {
    case open
    case awaited(CheckedContinuation<Value, Never>)
    case given(Value)
  }

  private let state = Mutex(State.open)

  package init() {}

  /// Answers, if nobody has yet.
  package func give(_ value: Value) {
    let waiting = state.withLock { state -> CheckedContinuation<Value, Never>? in
      switch state {
      case .open:
        state = .given(value)
        return nil
      case .awaited(let waiting):
        state = .given(value)
        return waiting
      case .given: return nil
      }
    }
    waiting?.resume(returning: value)
  }

  /// Waits for the answer, also when the caller is cancelled; for one caller only.
  package func value() async -> Value {
    await withCheckedContinuation { waiting in
      let given = state.withLock { state -> Value? in
        if case .given(let value) = state { return value }
        state = .awaited(waiting)
        return nil
      }
      if let given { waiting.resume(returning: given) }
    }
  }
}

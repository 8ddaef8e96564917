import Foundation

/// A record of a check's requests to the worker.
struct Conversation {
  var questions = 0
  var waited = Duration.zero
  /// The time that the check waited for the pack's solution.
  var waitedForSolution = Duration.zero
  var end: WorkerEnd?
  /// The largest share of the processor that other programs used while the worker ran out of time.
  var starvation: Double?

  mutating func add(_ reply: Result<Data, WorkerEnd>, waited time: Duration) {
    questions += 1
    waited += time
    guard case .failure(let failure) = reply else { return }
    end = end ?? failure
    note(starvation: failure.starvation)
  }

  mutating func note(starvation share: Double?) {
    if let share { starvation = max(starvation ?? 0, share) }
  }
}

/// A mutable value shared between a closure and its creator.
final class Box<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}

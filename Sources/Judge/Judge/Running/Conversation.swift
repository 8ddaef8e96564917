import Foundation

/// What one check asked the worker.
struct Conversation {
  var questions = 0
  /// Time in which the check waited for answers.
  var waited = Duration.zero
  /// Time in which the check waited for what the pack's own solution answers.
  var waitedForSolution = Duration.zero
  /// How the worker ended first, where it did.
  var end: WorkerEnd?
  /// The most that others had of the processor while the worker's time ran out.
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

/// A value that a closure leaves behind for the one who made the closure.
final class Box<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}

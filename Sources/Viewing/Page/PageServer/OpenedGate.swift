import Synchronization

/// The authorization of requests once the port is known; earlier requests find none.
final class OpenedGate: Sendable {
  private let gate = Mutex<PageGate?>(nil)

  func open(_ opened: PageGate) { gate.withLock { $0 = opened } }

  var now: PageGate? { gate.withLock { $0 } }
}

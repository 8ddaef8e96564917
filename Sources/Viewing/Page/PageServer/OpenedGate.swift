import Synchronization

/// The gate of a server once its port is known; requests that come before find none.
final class OpenedGate: Sendable {
  private let gate = Mutex<PageGate?>(nil)

  func open(_ opened: PageGate) { gate.withLock { $0 = opened } }

  var now: PageGate? { gate.withLock { $0 } }
}

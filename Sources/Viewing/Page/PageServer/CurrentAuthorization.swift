import Synchronization

/// The authorization of requests, which exists once the port is known.
final class CurrentAuthorization: Sendable {
  private let gate = Mutex<PageAuthorization?>(nil)

  func open(_ opened: PageAuthorization) { gate.withLock { $0 = opened } }

  var now: PageAuthorization? { gate.withLock { $0 } }
}

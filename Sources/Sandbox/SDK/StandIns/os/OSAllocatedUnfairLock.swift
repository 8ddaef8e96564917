import AppleFoundation

/// A lock that protects a value.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let lock = NSLock()
  private var state: State

  public init(initialState: State) {
    state = initialState
  }

  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension OSAllocatedUnfairLock where State == Void {
  public convenience init() {
    self.init(initialState: ())
  }

  public func withLock<R>(_ body: () throws -> R) rethrows -> R {
    try withLock { (_: inout Void) in try body() }
  }
}

import AppleFoundation

/// A publisher that emits the values passed to `send(_:)`.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The subscribers of a subject.
final class Listeners<Output, Failure: Error>: @unchecked Sendable {
  private typealias Listener = (
    send: (Output) -> Void, finish: (Subscribers.Completion<Failure>) -> Void
  )

  private let lock = NSRecursiveLock()
  private var listeners: [(id: Int, listener: Listener)] = []
  private var next = 0
  private var ending: Subscribers.Completion<Failure>?

  /// Adds a subscriber, and sends it `first` immediately if the subject has a value.
  func add<S: Subscriber>(_ subscriber: S, first: Output?)
  where S.Input == Output, S.Failure == Failure {
    let id = lock.withLock {
      next += 1
      return next
    }
    subscriber.receive(
      subscription: ListenerSubscription { [weak self] in self?.remove(id) })
    if let first { _ = subscriber.receive(first) }
    let ending = lock.withLock {
      if self.ending == nil {
        listeners.append(
          (id, ({ _ = subscriber.receive($0) }, { subscriber.receive(completion: $0) })))
      }
      return self.ending
    }
    if let ending { subscriber.receive(completion: ending) }
  }

  func send(_ value: Output) {
    let told = lock.withLock { ending == nil ? listeners : [] }
    for entry in told { entry.listener.send(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let told = lock.withLock {
      defer {
        ending = ending ?? completion
        listeners = []
      }
      return listeners
    }
    for entry in told { entry.listener.finish(completion) }
  }

  private func remove(_ id: Int) {
    lock.withLock { listeners.removeAll { $0.id == id } }
  }
}

private struct ListenerSubscription: Subscription {
  let end: () -> Void
  func request(_ demand: Subscribers.Demand) {}
  func cancel() { end() }
}

/// A subject that emits values without storing them.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public final class PassthroughSubject<Output, Failure>: Subject, @unchecked Sendable
where Failure: Error {
  private let listeners = Listeners<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { listeners.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Failure == Failure, S.Input == Output {
    listeners.add(subscriber, first: nil)
  }
}

/// A subject that stores its latest value and emits it to new subscribers.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public final class CurrentValueSubject<Output, Failure>: Subject, @unchecked Sendable
where Failure: Error {
  private let listeners = Listeners<Output, Failure>()
  private let lock = NSLock()
  private var current: Output

  public init(_ value: Output) {
    current = value
  }

  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    lock.withLock { current = value }
    listeners.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Failure == Failure, S.Input == Output {
    listeners.add(subscriber, first: value)
  }
}

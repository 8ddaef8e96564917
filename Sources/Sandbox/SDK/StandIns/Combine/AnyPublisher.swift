import AppleFoundation

/// A publisher with its type erased.
///
/// The simulated phone's operators return it.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct AnyPublisher<Output, Failure>: Publisher where Failure: Error {
  typealias Send = (Output) -> Void
  typealias Finish = (Subscribers.Completion<Failure>) -> Void

  /// Starts publishing, and returns a cancellable that stops it.
  private let start: (@escaping Send, @escaping Finish) -> AnyCancellable

  init(_ start: @escaping (@escaping Send, @escaping Finish) -> AnyCancellable) {
    self.start = start
  }

  public init<P>(_ publisher: P) where P: Publisher, P.Output == Output, P.Failure == Failure {
    start = { send, finish in publisher.listen(send, finish) }
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Failure == Failure, S.Input == Output {
    let tie = StartedSubscription()
    subscriber.receive(subscription: tie)
    tie.work = start(
      { _ = subscriber.receive($0) },
      { subscriber.receive(completion: $0) })
  }
}

/// A subscription to work that has started.
final class StartedSubscription: Subscription {
  var work: AnyCancellable? {
    didSet { if isCancelled { work?.cancel() } }
  }
  private var isCancelled = false

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    isCancelled = true
    work?.cancel()
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Calls closures for this publisher's events until the result is deallocated.
  func listen(
    _ send: @escaping (Output) -> Void,
    _ finish: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let listener = ClosureSubscriber(send: send, finish: finish)
    receive(subscriber: listener)
    return AnyCancellable { listener.cancel() }
  }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    listen(receiveValue, receiveCompletion)
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    listen(receiveValue) { _ in }
  }

  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    listen({ object[keyPath: keyPath] = $0 }, { _ in })
  }

  /// Assigns values to a published property until its object is deallocated.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.sources.append(listen({ [weak storage] in storage?.set($0) }, { _ in }))
  }
}

/// A subscriber with closures; it ignores events after cancellation or completion.
final class ClosureSubscriber<Input, Failure: Error>: Subscriber {
  private var send: ((Input) -> Void)?
  private var finish: ((Subscribers.Completion<Failure>) -> Void)?
  private var subscription: (any Subscription)?

  init(
    send: @escaping (Input) -> Void, finish: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.send = send
    self.finish = finish
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    send?(input)
    return .unlimited
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let finish = self.finish
    send = nil
    self.finish = nil
    finish?(completion)
  }

  func cancel() {
    send = nil
    finish = nil
    subscription?.cancel()
    subscription = nil
  }
}

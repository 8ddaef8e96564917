import AppleFoundation

/// A publisher that emits a value, then finishes.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Failure == Never, S.Input == Output {
    subscriber.receive(subscription: StartedSubscription())
    _ = subscriber.receive(output)
    subscriber.receive(completion: .finished)
  }

  public func setFailureType<E>(to failureType: E.Type) -> AnyPublisher<Output, E> where E: Error {
    AnyPublisher { send, finish in
      send(output)
      finish(.finished)
      return AnyCancellable {}
    }
  }
}

/// A publisher that emits no values and finishes.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Empty<Output, Failure>: Publisher where Failure: Error {
  private let completes: Bool

  public init(completeImmediately: Bool = true) {
    completes = completeImmediately
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Failure == Failure, S.Input == Output {
    subscriber.receive(subscription: StartedSubscription())
    if completes { subscriber.receive(completion: .finished) }
  }
}

/// A publisher that fails immediately.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Fail<Output, Failure>: Publisher where Failure: Error {
  public let error: Failure

  public init(error: Failure) {
    self.error = error
  }

  public init(outputType: Output.Type, failure: Failure) {
    self.error = failure
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Failure == Failure, S.Input == Output {
    subscriber.receive(subscription: StartedSubscription())
    subscriber.receive(completion: .failure(error))
  }
}

/// A publisher of a single result of work that starts immediately.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public final class Future<Output, Failure>: Publisher, @unchecked Sendable where Failure: Error {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let subject = CurrentValueSubject<Result<Output, Failure>?, Never>(nil)

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [subject] result in
      if subject.value == nil { subject.send(result) }
    }
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Failure == Failure, S.Input == Output {
    AnyPublisher<Output, Failure> { send, finish in
      self.subject.listen(
        { result in
          switch result {
          case .success(let value):
            send(value)
            finish(.finished)
          case .failure(let error): finish(.failure(error))
          case nil: break
          }
        }, { _ in })
    }.receive(subscriber: subscriber)
  }
}

/// A publisher that starts when it is connected.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol ConnectablePublisher: Publisher {
  func connect() -> any Cancellable
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ConnectablePublisher {
  /// Connects when the first subscriber subscribes.
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    AnyPublisher { send, finish in
      let listening = listen(send, finish)
      let connection = connect()
      return AnyCancellable {
        listening.cancel()
        connection.cancel()
      }
    }
  }
}

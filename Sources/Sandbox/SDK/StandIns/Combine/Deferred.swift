/// A publisher that creates a new publisher for each subscriber.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Deferred<DeferredPublisher>: Publisher where DeferredPublisher: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Failure == Failure, S.Input == Output {
    createPublisher().receive(subscriber: subscriber)
  }
}

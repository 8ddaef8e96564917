import AppleFoundation

/// Sends values over time, until it finishes or fails.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S>(subscriber: S)
  where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

/// Takes what a publisher sends.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The tie between a publisher and one of its subscribers.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

/// Something that can be stopped.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol Cancellable {
  func cancel()
}

/// The names of subscribers.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public enum Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure>: Sendable where Failure: Error {
    case finished
    case failure(Failure)
  }

  /// How many values a subscriber takes; the publishers of Rings send all of them.
  public struct Demand: Hashable, Sendable {
    let limit: Int?

    public static let unlimited = Demand(limit: nil)
    public static let none = Demand(limit: 0)
    public static func max(_ value: Int) -> Demand { Demand(limit: Swift.max(0, value)) }
  }
}

/// Stops what it stands for when it is cancelled or let go.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  public init<C>(_ canceller: C) where C: Cancellable {
    action = { canceller.cancel() }
  }

  deinit { cancel() }

  public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

import AppleFoundation

/// A type that emits values over time until it finishes or fails.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S>(subscriber: S)
  where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

/// A type that receives values from a publisher.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The connection of a publisher to a subscriber.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

/// A cancellable activity.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol Cancellable {
  func cancel()
}

/// A namespace for subscriber types.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public enum Subscribers {
  /// The end of a publisher: finished or failed.
  public enum Completion<Failure>: Sendable where Failure: Error {
    case finished
    case failure(Failure)
  }

  /// The number of values that a subscriber requests.
  ///
  /// The simulated phone's publishers emit all values.
  public struct Demand: Hashable, Sendable {
    let limit: Int?

    public static let unlimited = Demand(limit: nil)
    public static let none = Demand(limit: 0)
    public static func max(_ value: Int) -> Demand { Demand(limit: Swift.max(0, value)) }
  }
}

/// A cancellable that also cancels when it is deallocated.
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

/// A namespace for publishers.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public enum Publishers {
  /// A publisher of pairs with the latest values of two publishers.
  public struct CombineLatest<A, B>: Publisher
  where A: Publisher, B: Publisher, A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      a.combineLatest(b).receive(subscriber: subscriber)
    }
  }

  /// A publisher of tuples with the latest values of three publishers.
  public struct CombineLatest3<A, B, C>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure
  {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      a.combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }
        .receive(subscriber: subscriber)
    }
  }

  /// A publisher that combines the values of two publishers in pairs.
  public struct Zip<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      a.zip(b).receive(subscriber: subscriber)
    }
  }

  /// A publisher that combines the values of three publishers in tuples.
  public struct Zip3<A, B, C>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure
  {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      a.zip(b).zip(c).map { ($0.0.0, $0.0.1, $0.1) }.receive(subscriber: subscriber)
    }
  }

  /// A publisher that merges the values of two publishers.
  public struct Merge<A, B>: Publisher
  where A: Publisher, B: Publisher, A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      a.merge(with: b).receive(subscriber: subscriber)
    }
  }

  /// A publisher that emits the elements of a sequence, then finishes.
  public struct Sequence<Elements, Failure>: Publisher
  where Elements: Swift.Sequence, Failure: Error {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      AnyPublisher<Output, Failure> { send, finish in
        sequence.forEach(send)
        finish(.finished)
        return AnyCancellable {}
      }.receive(subscriber: subscriber)
    }
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

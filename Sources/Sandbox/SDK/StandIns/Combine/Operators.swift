public import AppleFoundation

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { send, finish in listen({ send(transform($0)) }, finish) }
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    AnyPublisher { send, finish in listen({ transform($0).map(send) }, finish) }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { send, finish in listen({ if isIncluded($0) { send($0) } }, finish) }
  }

  public func removeDuplicates(
    by isEqual: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { send, finish in
      var last: Output?
      return listen(
        { value in
          if let known = last, isEqual(known, value) { return }
          last = value
          send(value)
        }, finish)
    }
  }

  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    removeDuplicates(by: ==)
  }

  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { send, finish in
      var left = count
      return listen({ if left > 0 { left -= 1 } else { send($0) } }, finish)
    }
  }

  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { send, finish in
      elements.forEach(send)
      return listen(send, finish)
    }
  }

  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { send, finish in
      listen(
        {
          receiveOutput?($0); send($0)
        },
        {
          receiveCompletion?($0); finish($0)
        })
    }
  }

  public func flatMap<P>(
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P: Publisher, P.Failure == Failure {
    AnyPublisher { send, finish in
      var inner: [AnyCancellable] = []
      let gate = CompletionLatch<Failure>(finish)
      var running = 1
      func ended(_ completion: Subscribers.Completion<Failure>) {
        running -= 1
        if case .failure = completion { gate.close(completion) }
        if running == 0 { gate.close(.finished) }
      }
      let outer = listen(
        { value in
          running += 1
          inner.append(transform(value).listen({ if gate.isOpen { send($0) } }, ended))
        }, ended)
      return AnyCancellable {
        outer.cancel()
        for work in inner { work.cancel() }
      }
    }
  }

  public func decode<Item, Coder>(type: Item.Type, decoder: Coder) -> AnyPublisher<Item, any Error>
  where Item: Decodable, Coder: TopLevelDecoder, Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Publisher {
  public func mapError<E>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E>
  where E: Error {
    AnyPublisher { send, finish in
      listen(send) { completion in
        switch completion {
        case .finished: finish(.finished)
        case .failure(let error): finish(.failure(transform(error)))
        }
      }
    }
  }

  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  public func `catch`<P>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
  where P: Publisher, P.Output == Output {
    AnyPublisher { send, finish in
      var replacement: AnyCancellable?
      let first = listen(send) { completion in
        switch completion {
        case .finished: finish(.finished)
        case .failure(let error): replacement = handler(error).listen(send, finish)
        }
      }
      return AnyCancellable {
        first.cancel()
        replacement?.cancel()
      }
    }
  }

  public func merge(with other: some Publisher<Output, Failure>) -> AnyPublisher<Output, Failure> {
    AnyPublisher { send, finish in
      var running = 2
      let gate = CompletionLatch<Failure>(finish)
      func ended(_ completion: Subscribers.Completion<Failure>) {
        running -= 1
        if case .failure = completion { gate.close(completion) }
        if running == 0 { gate.close(.finished) }
      }
      let work = [listen(send, ended), other.listen(send, ended)]
      return AnyCancellable { for part in work { part.cancel() } }
    }
  }

  public func combineLatest<P>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P: Publisher, P.Failure == Failure {
    AnyPublisher { send, finish in
      var left: Output?
      var right: P.Output?
      var running = 2
      let gate = CompletionLatch<Failure>(finish)
      func ended(_ completion: Subscribers.Completion<Failure>) {
        running -= 1
        if case .failure = completion { gate.close(completion) }
        if running == 0 { gate.close(.finished) }
      }
      func pair() {
        if let left, let right { send((left, right)) }
      }
      let work = [
        listen(
          {
            left = $0; pair()
          }, ended),
        other.listen(
          {
            right = $0; pair()
          }, ended),
      ]
      return AnyCancellable { for part in work { part.cancel() } }
    }
  }
}

/// Forwards a publisher's completion once.
final class CompletionLatch<Failure: Error> {
  private(set) var isOpen = true
  private let finish: (Subscribers.Completion<Failure>) -> Void

  init(_ finish: @escaping (Subscribers.Completion<Failure>) -> Void) {
    self.finish = finish
  }

  func close(_ completion: Subscribers.Completion<Failure>) {
    guard isOpen else { return }
    isOpen = false
    finish(completion)
  }
}

extension Subscribers.Completion {
  var erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}

/// A type that decodes values from an input.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T>(_ type: T.Type, from: Input) throws -> T where T: Decodable
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension JSONDecoder: TopLevelDecoder {}
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension PropertyListDecoder: TopLevelDecoder {}

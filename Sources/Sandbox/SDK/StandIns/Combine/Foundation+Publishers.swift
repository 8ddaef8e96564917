public import AppleFoundation

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension URLSession {
  public typealias DataTaskPublisher = AnyPublisher<(data: Data, response: URLResponse), URLError>

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    AnyPublisher { send, finish in
      let answer = Answer(send: send, finish: finish)
      let task = self.dataTask(with: request) { answer.receive($0, $1, $2) }
      task.resume()
      return AnyCancellable { task.cancel() }
    }
  }
}

/// Transfers a session's response from its thread to the subscriber.
private struct Answer: @unchecked Sendable {
  let send: ((data: Data, response: URLResponse)) -> Void
  let finish: (Subscribers.Completion<URLError>) -> Void

  func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    if let data, let response {
      send((data, response))
      finish(.finished)
    } else {
      finish(.failure(error as? URLError ?? URLError(.unknown)))
    }
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension NotificationCenter {
  public typealias Publisher = AnyPublisher<Notification, Never>

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    AnyPublisher { send, _ in
      let hand = Hand(send: send)
      nonisolated(unsafe) let observer = self.addObserver(
        forName: name, object: object, queue: nil
      ) { hand.send($0) }
      return AnyCancellable { self.removeObserver(observer) }
    }
  }
}

private struct Hand<Value>: @unchecked Sendable {
  let send: (Value) -> Void
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Timer {
  /// A publisher that repeatedly emits the current date.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never

    /// The interval in seconds.
    public let interval: TimeInterval
    private let runLoop: RunLoop
    private let subject = PassthroughSubject<Date, Never>()

    public init(interval: TimeInterval, runLoop: RunLoop) {
      self.interval = interval
      self.runLoop = runLoop
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Never, S.Input == Date {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      let timer = Timer(timeInterval: interval, repeats: true) { [subject] _ in
        subject.send(Date())
      }
      runLoop.add(timer, forMode: .default)
      return AnyCancellable { timer.invalidate() }
    }
  }

  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, runLoop: runLoop)
  }
}

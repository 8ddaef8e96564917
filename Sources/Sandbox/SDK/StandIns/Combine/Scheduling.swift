public import AppleFoundation
public import Dispatch

/// A type that performs work on a queue or run loop, immediately or after a delay.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol Scheduler {
  /// Options for the scheduler, which the simulated phone ignores.
  associatedtype SchedulerOptions = Never
  func schedule(_ action: @escaping () -> Void)
  func schedule(after seconds: TimeInterval, _ action: @escaping () -> Void)
}

/// Work for another thread, which the publisher no longer accesses.
private struct Work: @unchecked Sendable {
  let action: () -> Void
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension DispatchQueue: Scheduler {
  public func schedule(_ action: @escaping () -> Void) {
    let work = Work(action: action)
    async { work.action() }
  }

  public func schedule(after seconds: TimeInterval, _ action: @escaping () -> Void) {
    let work = Work(action: action)
    asyncAfter(deadline: .now() + seconds) { work.action() }
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension RunLoop: Scheduler {
  public func schedule(_ action: @escaping () -> Void) {
    let work = Work(action: action)
    perform { work.action() }
  }

  public func schedule(after seconds: TimeInterval, _ action: @escaping () -> Void) {
    let work = Work(action: action)
    add(Timer(timeInterval: seconds, repeats: false) { _ in work.action() }, forMode: .default)
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension OperationQueue: Scheduler {
  public func schedule(_ action: @escaping () -> Void) {
    let work = Work(action: action)
    addOperation { work.action() }
  }

  public func schedule(after seconds: TimeInterval, _ action: @escaping () -> Void) {
    let work = Work(action: action)
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self] in
      self?.addOperation { work.action() }
    }
  }
}

/// A duration for operators, as in `debounce(for: .seconds(1), …)`.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct SchedulerInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  let seconds: TimeInterval

  public init(floatLiteral value: Double) {
    seconds = value
  }

  public init(integerLiteral value: Int) {
    seconds = Double(value)
  }

  init(seconds: TimeInterval) {
    self.seconds = seconds
  }

  public static func seconds(_ value: Double) -> SchedulerInterval {
    SchedulerInterval(seconds: value)
  }
  public static func milliseconds(_ value: Int) -> SchedulerInterval {
    SchedulerInterval(seconds: Double(value) / 1_000)
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Publisher {
  public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> where S: Scheduler {
    AnyPublisher { send, finish in
      listen(
        { value in scheduler.schedule { send(value) } },
        { completion in scheduler.schedule { finish(completion) } })
    }
  }

  public func subscribe<S>(on scheduler: S) -> AnyPublisher<Output, Failure> where S: Scheduler {
    AnyPublisher { send, finish in
      let tie = StartedSubscription()
      scheduler.schedule { tie.work = listen(send, finish) }
      return AnyCancellable { tie.cancel() }
    }
  }

  public func delay<S>(for interval: SchedulerInterval, scheduler: S) -> AnyPublisher<
    Output, Failure
  > where S: Scheduler {
    AnyPublisher { send, finish in
      listen(
        { value in scheduler.schedule(after: interval.seconds) { send(value) } },
        { completion in scheduler.schedule(after: interval.seconds) { finish(completion) } })
    }
  }

  public func debounce<S>(
    for interval: SchedulerInterval, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> where S: Scheduler {
    AnyPublisher { send, finish in
      var latest = 0
      return listen(
        { value in
          latest += 1
          let number = latest
          scheduler.schedule(after: interval.seconds) { if number == latest { send(value) } }
        }, finish)
    }
  }
}

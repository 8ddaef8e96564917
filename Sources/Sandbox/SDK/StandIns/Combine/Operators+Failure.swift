@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Publisher {
  /// Subscribes again after a failure, up to the given number of times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    let rest = retries - 1
    return AnyPublisher { send, finish in
      var again: AnyCancellable?
      let first = listen(send) { completion in
        guard case .failure = completion else { return finish(completion) }
        again = self.retry(rest).listen(send, finish)
      }
      return AnyCancellable {
        first.cancel()
        again?.cancel()
      }
    }
  }

  /// Stops the process if the publisher fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    AnyPublisher { send, finish in
      listen(send) { completion in
        // Traps, as on a phone.
        switch completion {
        case .finished: finish(.finished)
        case .failure(let error): preconditionFailure("\(prefix) \(error)", file: file, line: line)
        }
      }
    }
  }
}

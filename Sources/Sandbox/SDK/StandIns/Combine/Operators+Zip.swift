@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Publisher {
  /// Combines the values of two publishers in pairs, until one of them has no more values.
  public func zip<P>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P: Publisher, P.Failure == Failure {
    AnyPublisher { send, finish in
      var left: [Output] = []
      var right: [P.Output] = []
      var (isLeftOver, isRightOver) = (false, false)
      let gate = CompletionLatch<Failure>(finish)
      func pair() {
        while gate.isOpen, !left.isEmpty, !right.isEmpty {
          send((left.removeFirst(), right.removeFirst()))
        }
        if (isLeftOver && left.isEmpty) || (isRightOver && right.isEmpty) { gate.close(.finished) }
      }
      func end(_ completion: Subscribers.Completion<Failure>) {
        if case .failure = completion { gate.close(completion) }
        pair()
      }
      let first = listen(
        {
          left.append($0); pair()
        },
        {
          isLeftOver = true; end($0)
        })
      let second = other.listen(
        {
          right.append($0); pair()
        },
        {
          isRightOver = true; end($0)
        })
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }
}

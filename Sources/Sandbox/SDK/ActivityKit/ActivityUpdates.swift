/// Values of an activity as they come.
@available(iOS 16.1, *)
public struct ActivityUpdates<Element>: AsyncSequence, @unchecked Sendable {
  private let stream: AsyncStream<Update>

  /// Hands a value from the activity to the task that listens; it is not touched again here.
  fileprivate struct Update: @unchecked Sendable {
    let element: Element
  }

  /// Updates that end at once, since nothing will ever be sent.
  static var none: ActivityUpdates { ActivityUpdates { _, finish in finish() } }

  /// `listen` is given what to call with each value, and what to call at the end.
  init(_ listen: (@escaping (Element) -> Void, @escaping () -> Void) -> Void) {
    let (stream, continuation) = AsyncStream.makeStream(of: Update.self)
    self.stream = stream
    listen({ continuation.yield(Update(element: $0)) }, { continuation.finish() })
  }

  /// Reads the values one after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncStream<Update>.Iterator

    public mutating func next() async -> Element? { await base.next()?.element }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }
}

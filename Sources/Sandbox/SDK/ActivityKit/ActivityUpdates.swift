/// An asynchronous sequence of changes to an activity.
@available(iOS 16.1, *)
public struct ActivityUpdates<Element>: AsyncSequence, @unchecked Sendable {
  private let stream: AsyncStream<Update>

  /// A value that the activity transfers to the listening task.
  ///
  /// The transfer is safe, because the activity doesn't access the value afterward.
  fileprivate struct Update: @unchecked Sendable {
    let element: Element
  }

  /// A sequence that ends immediately, for updates that never occur.
  static var none: ActivityUpdates { ActivityUpdates { _, finish in finish() } }

  /// Calls `listen` with two closures: the first sends a value, and the second finishes the sequence.
  init(_ listen: (@escaping (Element) -> Void, @escaping () -> Void) -> Void) {
    let (stream, continuation) = AsyncStream.makeStream(of: Update.self)
    self.stream = stream
    listen({ continuation.yield(Update(element: $0)) }, { continuation.finish() })
  }

  /// An iterator over the updates.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncStream<Update>.Iterator

    public mutating func next() async -> Element? { await base.next()?.element }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }
}

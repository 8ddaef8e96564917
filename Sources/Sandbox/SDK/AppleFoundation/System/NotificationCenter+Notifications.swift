public import Foundation

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension NotificationCenter {
  /// An asynchronous sequence of notifications with one name.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification

    public struct AsyncIterator: AsyncIteratorProtocol {
      var stream: AsyncStream<Posted>.Iterator

      public mutating func next() async -> Notification? { await stream.next()?.notification }
    }

    /// A notification that is transferred to the waiting task, without other references.
    struct Posted: @unchecked Sendable {
      let notification: Notification
    }

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func makeAsyncIterator() -> AsyncIterator {
      let stream = AsyncStream<Posted> { continuation in
        let observer = Observer(
          center: center,
          token: center.addObserver(forName: name, object: object, queue: nil) {
            continuation.yield(Posted(notification: $0))
          })
        continuation.onTermination = { _ in observer.stop() }
      }
      return AsyncIterator(stream: stream.makeAsyncIterator())
    }

    /// Sending this value is safe, because notification centers are thread-safe and the token is only passed
    /// back to the center.
    private struct Observer: @unchecked Sendable {
      let center: NotificationCenter
      let token: any NSObjectProtocol

      func stop() { center.removeObserver(token) }
    }
  }

  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }
}

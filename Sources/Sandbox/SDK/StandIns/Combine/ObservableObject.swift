import AppleFoundation
import Synchronization

/// An object with a publisher that emits before the object changes.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObjectChanges.publisher(of: self) }
}

/// A publisher that emits before its object changes.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let listeners = Listeners<Void, Never>()

  public init() {}

  public func send() { listeners.send(()) }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Failure == Never, S.Input == Void {
    listeners.add(subscriber, first: nil)
  }
}

/// The publishers of objects without a custom publisher.
private enum ObjectChanges {
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    nonisolated(unsafe) let object = object
    return entries.withLock { entries in
      if let entry = entries[ObjectIdentifier(object)], entry.object === object {
        return entry.publisher
      }
      // Identifiers of deallocated objects are reused, so their entries are removed.
      entries = entries.filter { $0.value.object != nil }
      let publisher = ObservableObjectPublisher()
      entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}

public import Foundation

/// A key-value store that syncs through iCloud.
///
/// The simulated phone isn't signed in to iCloud, so values stay in the process.
@available(iOS 5.0, macOS 10.7, watchOS 9.0, visionOS 1.0, *)
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  public static let `default` = NSUbiquitousKeyValueStore()

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }

  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }

  open func longLong(forKey aKey: String) -> Int64 {
    let value = object(forKey: aKey)
    return value as? Int64 ?? (value as? Int).map { Int64($0) } ?? 0
  }

  open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
  open func set(_ value: Bool, forKey aKey: String) { set(value as Any, forKey: aKey) }
  open func set(_ value: Int64, forKey aKey: String) { set(value as Any, forKey: aKey) }
  open func set(_ value: Double, forKey aKey: String) { set(value as Any, forKey: aKey) }

  open func set(_ anObject: Any?, forKey aKey: String) {
    lock.withLock { values[aKey] = anObject }
  }

  open func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }

  @discardableResult
  open func synchronize() -> Bool { true }
}

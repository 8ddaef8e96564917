public import Foundation

/// What a person's devices share through iCloud; here it is empty, and kept for the process only.
@available(iOS 5.0, macOS 10.7, watchOS 9.0, *)
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  // Values are property lists; the mutex lets one thread at a time reach them.
  private nonisolated(unsafe) var values: [String: Any] = [:]
  private let lock = NSLock()

  private func value(_ key: String) -> Any? { lock.withLock { values[key] } }

  open func object(forKey aKey: String) -> Any? { value(aKey) }
  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
  open func removeObject(forKey aKey: String) { lock.withLock { values[aKey] = nil } }
  open func string(forKey aKey: String) -> String? { value(aKey) as? String }
  open func array(forKey aKey: String) -> [Any]? { value(aKey) as? [Any] }
  open func dictionary(forKey aKey: String) -> [String: Any]? { value(aKey) as? [String: Any] }
  open func data(forKey aKey: String) -> Data? { value(aKey) as? Data }
  open func bool(forKey aKey: String) -> Bool { value(aKey) as? Bool ?? false }
  open func double(forKey aKey: String) -> Double { value(aKey) as? Double ?? 0 }
  open func longLong(forKey aKey: String) -> Int64 { value(aKey) as? Int64 ?? 0 }
  open func set(_ value: String?, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  open func set(_ value: Data?, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  open func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }

  @discardableResult open func synchronize() -> Bool { true }
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
}

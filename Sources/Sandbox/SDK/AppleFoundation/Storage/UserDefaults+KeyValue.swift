public import Foundation

// Key-value coding needs the Objective-C runtime. For user defaults, it is equivalent to `object` and `set`.
extension UserDefaults {
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  public func value(forKeyPath keyPath: String) -> Any? { object(forKey: keyPath) }
}

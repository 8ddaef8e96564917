public import Foundation

extension NSSortDescriptor {
  /// Creates a descriptor that sorts by the value for a key.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { left, right in
      guard let key else { return KeyPathReader.order(of: left, right) }
      return KeyPathReader.order(
        of: KeyPathReader.value(at: key, in: left), KeyPathReader.value(at: key, in: right))
    }
  }

  /// Creates a descriptor that sorts by a property of any type, including optional Core Data properties.
  ///
  /// `nil` comes first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { KeyPathReader.order(of: $0, $1) }
  }
}

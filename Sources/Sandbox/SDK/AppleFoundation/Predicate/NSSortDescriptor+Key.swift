public import Foundation

extension NSSortDescriptor {
  /// Sorts by a value that objects are asked for by name.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { left, right in
      guard let key else { return KeyPathReader.order(of: left, right) }
      return KeyPathReader.order(
        of: KeyPathReader.value(at: key, in: left), KeyPathReader.value(at: key, in: right))
    }
  }

  /// Sorts by a property of any type, such as the optional ones that Core Data makes.
  ///
  /// Nothing comes before something.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { KeyPathReader.order(of: $0, $1) }
  }
}

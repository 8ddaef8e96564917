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
}

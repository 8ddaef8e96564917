/// A key for a value that views pass to their ancestors.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension LayoutNode {
  /// Returns the combined preference of this node and its descendants, or `nil` if none of them sets it.
  package func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var result: Key.Value?
    for child in children {
      guard let next = child.preference(key) else { continue }
      guard var value = result else {
        result = next
        continue
      }
      Key.reduce(value: &value) { next }
      result = value
    }
    for write in preferences where write.key == ObjectIdentifier(key) {
      result = write.apply(result) as? Key.Value
    }
    return result
  }
}

/// A node's change to a preference.
package struct PreferenceWrite {
  package let key: ObjectIdentifier
  /// A closure that transforms the preference of the node's content, or `nil`, into the node's own
  /// preference.
  package let apply: (Any?) -> Any?

  package init(key: ObjectIdentifier, apply: @escaping (Any?) -> Any?) {
    self.key = key
    self.apply = apply
  }
}

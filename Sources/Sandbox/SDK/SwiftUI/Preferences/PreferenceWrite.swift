/// A node's change to a preference.
package struct PreferenceWrite {
  package let key: ObjectIdentifier
  /// Transforms the preference of the node's content, or `nil`, into that of the node.
  package let apply: (Any?) -> Any?

  package init(key: ObjectIdentifier, apply: @escaping (Any?) -> Any?) {
    self.key = key
    self.apply = apply
  }
}

/// One change of one preference by one node.
package struct PreferenceWrite {
  package let key: ObjectIdentifier
  /// Given what the node's content says (nil where it says nothing), what the node says.
  package let apply: (Any?) -> Any?

  package init(key: ObjectIdentifier, apply: @escaping (Any?) -> Any?) {
    self.key = key
    self.apply = apply
  }
}

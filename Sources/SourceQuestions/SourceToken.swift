/// A token made comparable: `kind` is what it is, whatever it is called.
package struct SourceToken: Codable, Hashable, Sendable {
  /// A keyword or punctuation as written; `name`, `number` or `text` for the rest.
  package var kind: String
  /// From 1.
  package var line: Int

  package init(kind: String, line: Int) {
    self.kind = kind
    self.line = line
  }
}

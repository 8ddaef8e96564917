/// What the Tab key finds.
package struct LineCompletion: Hashable, Sendable {
  /// What may stand at the end of the line.
  package var words: [String]
  /// Said below the line where there are no words yet; nil where there is nothing to say.
  package var remark: String?

  package init(_ words: [String], remark: String? = nil) {
    self.words = words
    self.remark = remark
  }
}

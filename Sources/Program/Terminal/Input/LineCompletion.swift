package struct LineCompletion: Hashable, Sendable {
  package var words: [String]
  /// A message to show below the line while the possible completions are still unknown.
  package var remark: String?

  package init(_ words: [String], remark: String? = nil) {
    self.words = words
    self.remark = remark
  }
}

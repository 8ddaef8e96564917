package struct LineCompletion: Hashable, Sendable {
  package var words: [String]
  /// A message below the line while there are no words yet.
  package var remark: String?

  package init(_ words: [String], remark: String? = nil) {
    self.words = words
    self.remark = remark
  }
}

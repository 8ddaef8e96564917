/// The possible source locations of a view.
package struct SourcePlace: Codable, Hashable, Sendable {
  /// The file name without its folder.
  package var file: String
  /// A single line if it is certain, or else all possible lines in ascending order.
  package var lines: [Int]
  /// The view's source code, such as `Color.black`.
  package var snippet: String?

  package init(file: String, lines: [Int], snippet: String? = nil) {
    self.file = file
    self.lines = lines
    self.snippet = snippet
  }

  package var certainLine: Int? { lines.count == 1 ? lines[0] : nil }
}

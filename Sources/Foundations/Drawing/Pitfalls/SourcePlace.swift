/// Where a view was written, as far as the source tells.
package struct SourcePlace: Codable, Hashable, Sendable {
  /// The file's name, without its folder.
  package var file: String
  /// One line where it is certain; several where each could be meant, in order.
  package var lines: [Int]
  /// The view as it is written there, such as `Color.black`.
  package var snippet: String?

  package init(file: String, lines: [Int], snippet: String? = nil) {
    self.file = file
    self.lines = lines
    self.snippet = snippet
  }

  /// The line, where there is no doubt.
  package var certainLine: Int? { lines.count == 1 ? lines[0] : nil }
}

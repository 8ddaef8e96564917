/// A replacement for lines of a file, suggested by the compiler or by Rings.
package struct SuggestedFix: Codable, Hashable, Sendable {
  /// The compiler's description, such as `add 'if #available' version check`.
  package var message: String?
  /// The first replaced line, from 1.
  package var line: Int
  /// The last replaced line, or `line - 1` if lines are only inserted above `line`.
  package var lastLine: Int
  /// The new lines, without the last line break.
  package var text: String

  package init(message: String? = nil, line: Int, lastLine: Int, text: String) {
    self.message = message
    self.line = line
    self.lastLine = lastLine
    self.text = text
  }

  /// Whether the lines are inserted above `line` and replace nothing.
  package var isInsertion: Bool { lastLine < line }
}

/// Lines that the compiler suggests to type in place of others.
package struct SuggestedFix: Codable, Hashable, Sendable {
  /// What it does, in the compiler's words: `add 'if #available' version check`.
  package var message: String?
  /// The first line replaced, from 1.
  package var line: Int
  /// The last line replaced; the line before `line` where nothing is replaced, only put in above it.
  package var lastLine: Int
  /// The lines to type, without the last line break.
  package var text: String

  package init(message: String? = nil, line: Int, lastLine: Int, text: String) {
    self.message = message
    self.line = line
    self.lastLine = lastLine
    self.text = text
  }

  /// True where the lines are put in above `line` and replace nothing.
  package var isInsertion: Bool { lastLine < line }
}

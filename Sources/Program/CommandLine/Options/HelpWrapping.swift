import Drawing
import Terminal

/// Rewraps help that is wider than the terminal.
///
/// The parser counts characters, but Korean characters are two cells wide.
package enum HelpWrapping {
  /// The column where the parser puts descriptions.
  private static let descriptionColumn = 26

  /// - Parameter columns: The terminal's width, to which the parser has already wrapped the text.
  package static func wrapped(_ help: String, to columns: Int) -> String {
    var wrapped: [String] = []
    var paragraph = ""
    var indent = 0
    func finish() {
      guard !paragraph.isEmpty else { return }
      let margin = String(repeating: " ", count: indent)
      wrapped += StyledText(paragraph).wrapped(to: columns, indent: margin).map(\.text)
      paragraph = ""
    }
    var last = ""
    for line in help.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let leading = line.prefix { $0 == " " }.count
      let words = line.dropFirst(leading)
      let first = words.prefix { $0 != " " }
      // Join lines that the parser wrapped because the next word and its space didn't fit.
      if !paragraph.isEmpty, !words.isEmpty, leading == indent,
        last.count + 1 + first.count >= columns
      {
        paragraph += " " + words
      } else {
        finish()
        if CellWidth.of(line) <= columns, !mayGoOn(line, columns) {
          wrapped.append(line)
        } else {
          paragraph = line
          indent = self.indent(of: line, leading: leading)
        }
      }
      last = line
    }
    finish()
    return wrapped.joined(separator: "\n")
  }

  /// Returns whether the parser may have wrapped the text after this line.
  private static func mayGoOn(_ line: String, _ columns: Int) -> Bool {
    CellWidth.of(line) > line.count && CellWidth.of(line) * 2 > columns
  }

  /// Returns the indent of the lines that continue a wrapped line.
  private static func indent(of line: String, leading: Int) -> Int {
    guard leading > 0, leading < descriptionColumn, line.count > descriptionColumn else {
      return leading
    }
    let label = line.prefix(descriptionColumn)
    return label.hasSuffix(" ") ? descriptionColumn : leading
  }
}

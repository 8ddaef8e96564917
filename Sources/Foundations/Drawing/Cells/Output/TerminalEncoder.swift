/// Encodes cells as text for a terminal, a log or a file.
package struct TerminalEncoder: Sendable {
  package var depth: CellColorDepth

  package init(depth: CellColorDepth) {
    self.depth = depth
  }

  /// Returns the rows of a grid; each resets its colors at the end.
  package func lines(of grid: CellGrid) -> [String] {
    (0..<grid.rows).map { line(of: grid, row: $0) }
  }

  /// Returns the whole grid with a line break after each row.
  package func text(of grid: CellGrid) -> String {
    lines(of: grid).map { $0 + "\n" }.joined()
  }

  private func line(of grid: CellGrid, row: Int) -> String {
    if depth == .plain {
      var text = grid.text(ofRow: row)
      while text.last == " " { text.removeLast() }
      return text
    }
    var result = ""
    var current = ""
    for column in 0..<grid.columns {
      let cell = grid[column, row]
      if cell.isContinuation { continue }
      let style = style(of: cell)
      if style != current {
        result += style.isEmpty ? "\u{1B}[0m" : "\u{1B}[0;\(style)m"
        current = style
      }
      result += cell.text
    }
    return current.isEmpty ? result : result + "\u{1B}[0m"
  }

  /// Returns the parameters of an SGR sequence, or an empty string for the terminal's default.
  private func style(of cell: Cell) -> String {
    var codes: [String] = []
    let isText = cell.text != " "
    if isText, cell.attributes.contains(.bold) { codes.append("1") }
    if isText, cell.attributes.contains(.dim) { codes.append("2") }
    if isText, cell.attributes.contains(.italic) { codes.append("3") }
    if cell.attributes.contains(.underline) { codes.append("4") }
    if cell.attributes.contains(.strikethrough) { codes.append("9") }
    if !depth.isMonochrome {
      if let color = cell.foreground, isText { codes.append(code(color, isForeground: true)) }
      if let color = cell.background { codes.append(code(color, isForeground: false)) }
    }
    return codes.joined(separator: ";")
  }

  private func code(_ color: CellColor, isForeground: Bool) -> String {
    switch depth {
    case .trueColor:
      return "\(isForeground ? 38 : 48);2;\(color.red);\(color.green);\(color.blue)"
    case .ansi256:
      return "\(isForeground ? 38 : 48);5;\(TerminalPalette.index256(of: color))"
    case .ansi16:
      let index = TerminalPalette.index16(of: color)
      let base = index < 8 ? (isForeground ? 30 : 40) : (isForeground ? 90 : 100) - 8
      return "\(base + index)"
    case .attributes, .plain:
      return ""
    }
  }
}

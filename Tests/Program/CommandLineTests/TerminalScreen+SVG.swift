/// The screen as a picture for a page, in the colors of a dark terminal.
extension TerminalScreen {
  private static let cell = (width: 8.4, height: 18.0)
  private static let margin = 14.0
  private static let paper = Color(red: 30, green: 33, blue: 39)
  private static let ink = Color(red: 220, green: 223, blue: 228)

  var svg: String {
    let columns = rows.first?.count ?? 0
    let width = Double(columns) * Self.cell.width + 2 * Self.margin
    let height = Double(rows.count) * Self.cell.height + 2 * Self.margin
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.text(width))" height="\(Self.text(height))" \
      viewBox="0 0 \(Self.text(width)) \(Self.text(height))" font-size="14" \
      font-family="ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace">
      """,
      """
      <rect width="100%" height="100%" rx="10" fill="\(Self.paper.hexadecimal)"/>
      """,
    ]
    for (row, cells) in rows.enumerated() { lines += Self.lines(of: cells, row: row) }
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  /// Returns the elements of a row: first colored backgrounds, then blocks and text, with each run of one
  /// style as one element.
  private static func lines(of cells: [Cell], row: Int) -> [String] {
    var papers: [String] = []
    var marks: [String] = []
    var column = 0
    while column < cells.count {
      let cell = cells[column]
      let isBlock = TerminalBlock.parts[cell.character] != nil
      var end = column + 1
      while end < cells.count, cells[end].style == cell.style,
        isBlock
          ? cells[end].character == cell.character
          : TerminalBlock.parts[cells[end].character] == nil
      {
        end += 1
      }
      let run = cells[column..<end]
      let (ink, paper) = colors(of: cell.style)
      if let paper { papers.append(rectangle(column, row, run.count, fill: paper)) }
      if isBlock {
        for part in TerminalBlock.parts[cell.character] ?? [] {
          marks.append(rectangle(column, row, run.count, fill: ink, part: part))
        }
      } else {
        let text = run.filter { $0.width > 0 }.map { String($0.character) }.joined()
        if text.contains(where: { $0 != " " }) {
          marks.append(
            element(text, column: column, row: row, columns: run.count, style: cell.style, ink: ink)
          )
        }
      }
      column = end
    }
    return papers + marks
  }

  private static func colors(of style: Style) -> (ink: Color, paper: Color?) {
    let ink = style.ink ?? Self.ink
    return style.isReversed ? (style.paper ?? Self.paper, ink) : (ink, style.paper)
  }

  private static func rectangle(
    _ column: Int, _ row: Int, _ columns: Int, fill: Color, part: TerminalBlock.Part = .whole
  ) -> String {
    // A block that spans its cell repeats along the run as one rectangle; other blocks cover a part of a
    // single cell.
    let isRow = part.width == 1
    let widths = isRow ? [(0, columns)] : (0..<columns).map { ($0, 1) }
    return widths.map { offset, count in
      let x = margin + (Double(column + offset) + part.x) * cell.width
      let y = margin + (Double(row) + part.y) * cell.height
      let opacity = part.opacity == 1 ? "" : " fill-opacity=\"\(text(part.opacity))\""
      return """
        <rect x="\(text(x))" y="\(text(y))" width="\(text(Double(count) * part.width * cell.width))" \
        height="\(text(part.height * cell.height))" fill="\(fill.hexadecimal)"\(opacity) shape-rendering="crispEdges"/>
        """
    }.joined(separator: "\n")
  }

  private static func element(
    _ text: String, column: Int, row: Int, columns: Int, style: Style, ink: Color
  ) -> String {
    let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let weight = style.isBold ? " font-weight=\"bold\"" : ""
    let opacity = style.isDim ? " fill-opacity=\"0.6\"" : ""
    return """
      <text x="\(Self.text(margin + Double(column) * cell.width))" \
      y="\(Self.text(margin + (Double(row) + 0.76) * cell.height))" xml:space="preserve" \
      textLength="\(Self.text(Double(columns) * cell.width))" fill="\(ink.hexadecimal)"\(weight)\(opacity)>\(escaped)</text>
      """
  }

  /// Returns a number with at most one decimal.
  private static func text(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

/// The block elements and lines that Rings draws pictures with, as the parts of a cell that they fill.
enum TerminalBlock {
  /// A rectangle in fractions of a cell.
  struct Part {
    var x = 0.0
    var y = 0.0
    var width = 1.0
    var height = 1.0
    var opacity = 1.0

    static let whole = Part()
  }

  private static let quarters: [Part] = [
    Part(width: 0.5, height: 0.5), Part(x: 0.5, width: 0.5, height: 0.5),
    Part(y: 0.5, width: 0.5, height: 0.5), Part(x: 0.5, y: 0.5, width: 0.5, height: 0.5),
  ]

  private static let lines: [Part] = [
    Part(x: 0.44, width: 0.12, height: 0.53), Part(x: 0.44, y: 0.47, width: 0.12, height: 0.53),
    Part(y: 0.47, width: 0.56, height: 0.06), Part(x: 0.44, y: 0.47, width: 0.56, height: 0.06),
  ]

  static let parts: [Character: [Part]] = {
    var parts: [Character: [Part]] = [
      "█": [.whole], "▀": [Part(height: 0.5)], "▌": [Part(width: 0.5)],
      "▐": [Part(x: 0.5, width: 0.5)],
      "░": [Part(opacity: 0.25)], "▒": [Part(opacity: 0.5)], "▓": [Part(opacity: 0.75)],
      "▔": [Part(height: 0.125)],
    ]
    for (eighths, character) in zip(1..., "▁▂▃▄▅▆▇") {
      let height = Double(eighths) / 8
      parts[character] = [Part(y: 1 - height, height: height)]
    }
    // The quarters of a cell: upper left, upper right, lower left, lower right.
    let corners: [Character: [Int]] = [
      "▘": [0], "▝": [1], "▖": [2], "▗": [3], "▚": [0, 3], "▞": [1, 2], "▛": [0, 1, 2],
      "▜": [0, 1, 3],
      "▙": [0, 2, 3], "▟": [1, 2, 3],
    ]
    for (character, places) in corners { parts[character] = places.map { quarters[$0] } }
    // Lines from the middle of a cell to its edges: up, down, left, right.
    let arms: [Character: [Int]] = [
      "│": [0, 1], "─": [2, 3], "╭": [1, 3], "╮": [1, 2], "╰": [0, 3], "╯": [0, 2], "┴": [0, 2, 3],
      "┬": [1, 2, 3], "├": [0, 1, 3], "┤": [0, 1, 2], "┼": [0, 1, 2, 3],
    ]
    for (character, places) in arms { parts[character] = places.map { lines[$0] } }
    return parts
  }()
}

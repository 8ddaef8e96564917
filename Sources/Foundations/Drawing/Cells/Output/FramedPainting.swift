/// A painting with a rounded frame and a caption above it.
package struct FramedPainting: Sendable {
  /// The kind, family, mode, device and version of the picture; truncated if necessary.
  package var caption: String
  package var grid: CellGrid

  package init(caption: String, grid: CellGrid) {
    self.caption = caption
    self.grid = grid
  }

  /// Returns the painting with its frame, which doesn't reduce the size of the content.
  package func framed(repertoire: CharacterRepertoire) -> CellGrid {
    let line = PictureFrame(repertoire)
    let captions = captionLines(width: grid.columns + 2)
    let width = captions.map { CellWidth.of($0) }.max() ?? 0
    var result = CellGrid(
      columns: max(grid.columns + 2, width), rows: grid.rows + 2 + captions.count)
    for (row, text) in captions.enumerated() {
      result.write(
        repertoire == .ascii ? TerminalText.ascii(text) : text, column: 0, row: row,
        attributes: row == 0 ? .bold : .dim)
    }
    let top = captions.count
    let edge = String(repeating: line.horizontal, count: grid.columns)
    result.write(line.topLeft + edge + line.topRight, column: 0, row: top, attributes: .dim)
    for row in 0..<grid.rows {
      result.write(line.vertical, column: 0, row: top + 1 + row, attributes: .dim)
      result.write(
        line.vertical, column: grid.columns + 1, row: top + 1 + row, attributes: .dim)
    }
    result.write(
      line.bottomLeft + edge + line.bottomRight, column: 0, row: top + 1 + grid.rows,
      attributes: .dim)
    result.insert(grid, column: 1, row: top + 1)
    return result
  }

  /// The length of the longest family name, so that captions of narrow pictures can show it in full.
  private static let leastCaption = 20

  /// Wraps the caption at its separators to the frame's width or `leastCaption`.
  private func captionLines(width frame: Int) -> [String] {
    let width = max(frame, Self.leastCaption)
    var lines: [String] = []
    for part in caption.split(separator: " · ").map(String.init) {
      if let last = lines.last, CellWidth.of(last) + 3 + CellWidth.of(part) <= width {
        lines[lines.count - 1] = last + " · " + part
      } else {
        lines.append(
          CellWidth.of(part) <= width ? part : CellWidth.prefix(part, cells: width - 1) + "…")
      }
    }
    return lines
  }
}

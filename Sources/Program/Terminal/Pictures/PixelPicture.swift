import Drawing
package import Foundation

/// A picture in pixels that covers cells.
package struct PixelPicture: Codable, Hashable, Sendable {
  package let png: Data
  /// The width in cells.
  package let columns: Int
  /// The height in cells.
  package let rows: Int
  /// Whether the picture fills the width of its cells, rather than their height.
  package let fillsWidth: Bool

  package init(png: Data, columns: Int, rows: Int, fillsWidth: Bool) {
    self.png = png
    self.columns = columns
    self.rows = rows
    self.fillsWidth = fillsWidth
  }

  /// Returns rows of text that the picture covers, and a row below it that draws it.
  ///
  /// The rows are written first, so the terminal scrolls before the picture is drawn, and not while it is drawn.
  ///
  /// - Parameter code: The escape sequences that draw the picture at the cursor.
  package func rows(drawnBy code: String) -> [StyledText] {
    // A row with a sequence isn't blank, so the rows stay together on one page.
    Array(repeating: StyledText(painted: "\u{1B}[0m", width: 0), count: rows)
      + [StyledText(self, drawnBy: code)]
  }
}

extension [StyledText] {
  /// The rows' pictures, each with its row and column.
  package var pixels: [(picture: PixelPicture, row: Int, column: Int)] {
    indices.flatMap { place in
      var column = 0
      return self[place].runs.compactMap { run in
        defer { column += run.paintedWidth ?? CellWidth.of(run.text) }
        return run.pixels.map { (picture: $0, row: place - $0.rows, column: column) }
      }
    }
  }
}

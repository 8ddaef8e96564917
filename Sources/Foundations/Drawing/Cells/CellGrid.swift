package struct CellGrid: Hashable, Codable, Sendable {
  package private(set) var columns: Int
  package private(set) var rows: Int
  private var cells: [Cell]

  package init(columns: Int, rows: Int, filledWith cell: Cell = .blank) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
    cells = [Cell](repeating: cell, count: self.columns * self.rows)
  }

  package subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  package func contains(column: Int, row: Int) -> Bool {
    column >= 0 && row >= 0 && column < columns && row < rows
  }

  /// Writes a grapheme to a cell; a wide grapheme also takes the cell to its right.
  ///
  /// A wide character that loses one of its cells becomes a space.
  package mutating func put(_ cell: Cell, column: Int, row: Int) {
    let width = cell.text.first.map { CellWidth.of($0) } ?? 0
    guard contains(column: column, row: row), width > 0,
      contains(column: column + width - 1, row: row)
    else { return }
    for place in column..<column + width { clearWide(column: place, row: row) }
    self[column, row] = cell
    if width == 2 {
      var rest = cell
      rest.text = ""
      self[column + 1, row] = rest
    }
  }

  private mutating func clearWide(column: Int, row: Int) {
    if self[column, row].isContinuation, column > 0 { self[column - 1, row].text = " " }
    if column + 1 < columns, self[column + 1, row].isContinuation {
      self[column + 1, row].text = " "
    }
    if self[column, row].isContinuation { self[column, row].text = " " }
  }

  /// Writes plain text, clipped to the grid.
  package mutating func write(
    _ text: String, column: Int, row: Int, foreground: CellColor? = nil,
    attributes: Cell.Attributes = []
  ) {
    var place = column
    for character in text {
      let width = CellWidth.of(character)
      if width == 0 { continue }
      var cell = Cell(String(character), foreground: foreground, attributes: attributes)
      if contains(column: place, row: row) { cell.background = self[place, row].background }
      put(cell, column: place, row: row)
      place += width
    }
  }

  /// Copies another grid into this one, clipped.
  package mutating func insert(_ other: CellGrid, column: Int, row: Int) {
    for y in 0..<other.rows {
      for x in 0..<other.columns where contains(column: column + x, row: row + y) {
        self[column + x, row + y] = other[x, y]
      }
    }
  }

  /// Returns the text of a row, with trailing spaces.
  package func text(ofRow row: Int) -> String {
    var result = ""
    for column in 0..<columns { result += self[column, row].text }
    return result
  }

  package var text: String { (0..<rows).map(text(ofRow:)).joined(separator: "\n") }
}

/// Arranges paintings side by side, wrapped to the terminal's width.
package struct PaintingRow: Sendable {
  package var grids: [CellGrid]
  package var gap: Int

  package init(grids: [CellGrid], gap: Int = 2) {
    self.grids = grids
    self.gap = gap
  }

  /// Returns a grid with all paintings, at most `width` wide unless a single painting is wider.
  package func arranged(width: Int) -> CellGrid {
    var shelves: [[CellGrid]] = []
    var used = 0
    for grid in grids {
      if shelves.isEmpty || used + gap + grid.columns > width {
        shelves.append([grid])
        used = grid.columns
      } else {
        shelves[shelves.count - 1].append(grid)
        used += gap + grid.columns
      }
    }
    let widths = shelves.map { shelf in
      shelf.reduce(0) { $0 + $1.columns } + gap * (shelf.count - 1)
    }
    let heights = shelves.map { shelf in shelf.map(\.rows).max() ?? 0 }
    var result = CellGrid(
      columns: widths.max() ?? 0, rows: heights.reduce(0, +) + max(shelves.count - 1, 0))
    var row = 0
    for (shelf, height) in zip(shelves, heights) {
      var column = 0
      for grid in shelf {
        // Aligns the bottom edges, because captions differ in height.
        result.insert(grid, column: column, row: row + height - grid.rows)
        column += grid.columns + gap
      }
      row += height + 1
    }
    return result
  }
}

/// Sets paintings side by side where the terminal is wide enough, one below the other where not.
package struct PaintingRow: Sendable {
  package var grids: [CellGrid]
  /// Cells between two paintings.
  package var gap: Int

  package init(grids: [CellGrid], gap: Int = 2) {
    self.grids = grids
    self.gap = gap
  }

  /// One grid of all, not wider than `width` unless one painting alone is.
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
        // Captions of different lengths: the pictures stand on one line.
        result.insert(grid, column: column, row: row + height - grid.rows)
        column += grid.columns + gap
      }
      row += height + 1
    }
    return result
  }
}

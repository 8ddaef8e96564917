/// The tone of a picture's ground: its largest area of gradually changing background.
struct GroundTone {
  /// The area's mean luma in each row, or `nil` where the area is clear.
  private var rows: [Double?] = []

  init(of grid: CellGrid) {
    let area = Self.largestArea(of: grid)
    var all: (sum: Double, count: Int) = (0, 0)
    rows = [Double?](repeating: nil, count: grid.rows)
    for row in 0..<grid.rows {
      var line: (sum: Double, count: Int) = (0, 0)
      for column in 0..<grid.columns where area[row * grid.columns + column] {
        guard let luma = grid[column, row].background?.luma else { continue }
        line = (line.sum + luma, line.count + 1)
      }
      if line.count > 0 { rows[row] = line.sum / Double(line.count) }
      all = (all.sum + line.sum, all.count + line.count)
    }
    guard all.count > 0 else { return }
    let mean = all.sum / Double(all.count)
    for row in rows.indices where rows[row] == nil { rows[row] = mean }
  }

  func tone(ofRow row: Int) -> Double? { rows[row] }

  /// Returns the cells of the largest connected area with small steps in tone.
  private static func largestArea(of grid: CellGrid) -> [Bool] {
    var labels = [Int](repeating: -1, count: grid.columns * grid.rows)
    var sizes: [Int] = []
    for start in labels.indices where labels[start] < 0 {
      let label = sizes.count
      var size = 0
      var open = [start]
      labels[start] = label
      while let place = open.popLast() {
        size += 1
        let (column, row) = (place % grid.columns, place / grid.columns)
        for (x, y) in [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
        where grid.contains(column: x, row: y) && labels[y * grid.columns + x] < 0 {
          guard isStep(from: grid[column, row], to: grid[x, y]) else { continue }
          labels[y * grid.columns + x] = label
          open.append(y * grid.columns + x)
        }
      }
      sizes.append(size)
    }
    let largest = sizes.indices.max { (sizes[$0], -$0) < (sizes[$1], -$1) }
    return labels.map { $0 == largest }
  }

  private static func isStep(from cell: Cell, to other: Cell) -> Bool {
    switch (cell.background, other.background) {
    case (nil, nil): true
    case (.some(let first), .some(let second)): first.distance(to: second) <= 14
    default: false
    }
  }
}

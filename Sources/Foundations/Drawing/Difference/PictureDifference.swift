/// The differences between two painted pictures, cell by cell.
package struct PictureDifference: Sendable {
  package struct Place: Hashable, Sendable {
    package var column: Int
    package var row: Int
  }

  package let first: CellGrid
  package let second: CellGrid
  /// The cells that differ, row by row, including cells that only one grid has.
  package let places: [Place]

  /// Compares two grids; colors within `tolerance` (of 255) count as equal.
  package init(_ first: CellGrid, _ second: CellGrid, tolerance: Int = 8) {
    self.first = first
    self.second = second
    var places: [Place] = []
    for row in 0..<max(first.rows, second.rows) {
      for column in 0..<max(first.columns, second.columns) {
        let isInBoth =
          first.contains(column: column, row: row) && second.contains(column: column, row: row)
        if !isInBoth
          || !Self.isEqual(first[column, row], second[column, row], tolerance: tolerance)
        {
          places.append(Place(column: column, row: row))
        }
      }
    }
    self.places = places
  }

  package var isEmpty: Bool { places.isEmpty }

  /// The fraction of cells that differ, from 0 to 1.
  package var fraction: Double {
    let total = max(first.columns, second.columns) * max(first.rows, second.rows)
    return total > 0 ? Double(places.count) / Double(total) : 0
  }

  private static func isEqual(_ first: Cell, _ second: Cell, tolerance: Int) -> Bool {
    guard first.text == second.text, first.attributes == second.attributes else { return false }
    func isNear(_ a: CellColor?, _ b: CellColor?) -> Bool {
      switch (a, b) {
      case (nil, nil): true
      case (.some(let a), .some(let b)): a.distance(to: b) <= tolerance
      default: false
      }
    }
    // A space's foreground color isn't visible.
    return isNear(first.background, second.background)
      && (first.text == " " || isNear(first.foreground, second.foreground))
  }

  /// Returns both pictures with a map of the differing cells between them.
  ///
  /// - Parameters:
  ///   - count: The heading of the map, such as `12 cells differ`.
  ///   - shown: The pictures to print, if the terminal lacks the colors that were compared.
  package func sideBySide(
    titles: (String, String), count: String, repertoire: CharacterRepertoire, width: Int,
    shown: (CellGrid, CellGrid)? = nil
  ) -> CellGrid {
    let mark = repertoire == .ascii ? "#" : "▚"
    let quiet = repertoire == .ascii ? "." : "·"
    var map = CellGrid(
      columns: max(first.columns, second.columns), rows: max(first.rows, second.rows),
      filledWith: Cell(quiet, attributes: .dim))
    for place in places {
      map[place.column, place.row] = Cell(
        mark, foreground: CellColor(red: 255, green: 69, blue: 58), attributes: .bold)
    }
    let (first, second) = shown ?? (first, second)
    let grids = [(titles.0, first), (count, map), (titles.1, second)].map { title, grid in
      FramedPainting(caption: title, grid: grid).framed(repertoire: repertoire)
    }
    return PaintingRow(grids: grids).arranged(width: width)
  }

  /// The bounding rectangles of connected differences, largest first.
  package var regions: [(columns: Range<Int>, rows: Range<Int>)] {
    var open = Set(places)
    var regions: [(columns: Range<Int>, rows: Range<Int>, count: Int)] = []
    for start in places where open.contains(start) {
      var stack = [start]
      open.remove(start)
      var (left, right, top, bottom) = (start.column, start.column, start.row, start.row)
      var count = 0
      while let place = stack.popLast() {
        count += 1
        (left, right) = (min(left, place.column), max(right, place.column))
        (top, bottom) = (min(top, place.row), max(bottom, place.row))
        // Cells one cell apart still count as connected.
        for row in place.row - 1...place.row + 1 {
          for column in place.column - 2...place.column + 2 {
            let next = Place(column: column, row: row)
            if open.remove(next) != nil { stack.append(next) }
          }
        }
      }
      regions.append((left..<right + 1, top..<bottom + 1, count))
    }
    return regions.sorted { ($0.count, $1.rows.lowerBound) > ($1.count, $0.rows.lowerBound) }
      .map { ($0.columns, $0.rows) }
  }
}

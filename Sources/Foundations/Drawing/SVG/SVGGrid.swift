import Foundation

/// A contact sheet's pictures as a table, with one caption for each row and each column.
struct SVGGrid {
  private let sheet: SVGSheet
  /// The row and column captions of each picture.
  private let cells: [(row: String, column: String)]
  private let rows: [String]
  private let columns: [String]

  /// Creates the table, or returns nil if a table doesn't show the pictures well.
  ///
  /// A table needs several rows and columns, and at most one picture in a cell.
  ///
  /// - Parameters:
  ///   - isTurned: Whether rows become columns.
  ///   - width: The maximum width in points.
  init?(_ sheet: SVGSheet, isTurned: Bool, within width: Double) {
    self.sheet = sheet
    cells = sheet.entries.map { isTurned ? ($0.column, $0.row) : ($0.row, $0.column) }
    rows = Self.distinct(cells.map(\.row))
    columns = Self.distinct(cells.map(\.column))
    let places = Set(cells.map { [$0.row, $0.column] })
    guard rows.count > 1, columns.count > 1, places.count == cells.count else { return nil }
    let gaps = SVGSheet.gap * Double(columns.count - 1)
    guard left + widths.reduce(0, +) + gaps + SVGSheet.margin <= width else { return nil }
  }

  /// Returns the first table that shows the sheet's pictures well, or nil if there's none.
  static func best(for sheet: SVGSheet) -> SVGGrid? {
    for width in [sheet.width, sheet.gridWidth] {
      for isTurned in [false, true] {
        if let grid = SVGGrid(sheet, isTurned: isTurned, within: width) { return grid }
      }
    }
    return nil
  }

  var placed: SVGSheet.Arrangement {
    let x = Self.starts(from: left, widths)
    let y = Self.starts(from: sheet.top + SVGSheet.captionHeight, heights)
    var placed = SVGSheet.Arrangement()
    placed.captions =
      zip(columns, x).map { (text: $0, origin: CGPoint(x: $1, y: sheet.top)) }
    placed.captions +=
      zip(rows, y).map { (text: $0, origin: CGPoint(x: SVGSheet.margin, y: $1)) }
    placed.origins = cells.map { cell in
      CGPoint(
        x: columns.firstIndex(of: cell.column).map { x[$0] } ?? 0,
        y: rows.firstIndex(of: cell.row).map { y[$0] } ?? 0)
    }
    return placed
  }

  /// The left edge of the first column, right of the rows' captions.
  private var left: Double {
    SVGSheet.margin + (rows.map(SVGSheet.width).max() ?? 0) + SVGSheet.gap
  }

  private var widths: [Double] {
    columns.map { column in
      let pictures = zip(cells, sheet.entries).filter { $0.0.column == column }
      return max(SVGSheet.width(of: column), pictures.map(\.1.drawing.size.width).max() ?? 0)
    }
  }

  private var heights: [Double] {
    rows.map { row in
      let pictures = zip(cells, sheet.entries).filter { $0.0.row == row }
      return max(SVGSheet.captionHeight, pictures.map(\.1.drawing.size.height).max() ?? 0)
    }
  }

  private static func starts(from first: Double, _ sizes: [Double]) -> [Double] {
    sizes.dropLast().reduce(into: [first]) { starts, size in
      starts.append((starts.last ?? first) + size + SVGSheet.gap)
    }
  }

  /// Returns the distinct texts, in the order in which they first occur.
  private static func distinct(_ texts: [String]) -> [String] {
    texts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

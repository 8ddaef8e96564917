package import Foundation
import Pixels

/// Paints pictures as terminal cells.
package struct CellPainter: Sendable {
  package var scale: CellScale
  package var repertoire: CharacterRepertoire
  /// Without colour, shapes are shaded instead of coloured.
  package var depth: CellColorDepth
  /// What shows through where the picture is clear; nil is the terminal's own background.
  package var backdrop: RGBA?
  /// True to tell the accent group by weight instead of by colour.
  package var weighsGroups = false

  package init(
    scale: CellScale = .standard, repertoire: CharacterRepertoire = .unicode,
    depth: CellColorDepth = .trueColor, backdrop: RGBA? = nil
  ) {
    self.scale = scale
    self.repertoire = repertoire
    self.depth = depth
    self.backdrop = backdrop
  }

  /// A painted picture and what had to be said about it.
  package struct Painting: Sendable {
    package var grid: CellGrid
    package var notes: [RenderNote]
  }

  package func paint(_ picture: Picture) -> Painting { paint(picture.drawing) }

  package func paint(_ list: DisplayList) -> Painting {
    let (columns, rows) = extent(of: list.size)
    let scale = fitted(list.size, into: (columns, rows))
    var grid = CellGrid(columns: columns, rows: rows)
    let rasterizer = Rasterizer(
      scale: CGSize(
        width: Double(CellSamples.across) / scale.width,
        height: Double(CellSamples.down) / scale.height),
      edges: .crisp, drawnSymbolHeight: scale.height * (repertoire == .ascii ? 5 : 2))
    let raster = rasterizer.raster(of: list)
    let shapes = ShapePainter(
      raster: raster, backdrop: backdrop?.pixel,
      hasOctants: repertoire == .octants && !depth.isMonochrome)
    for row in 0..<rows {
      for column in 0..<columns { grid[column, row] = shapes.cell(column: column, row: row) }
    }
    let setter = TextSetter(
      scale: scale, columns: columns, rows: rows, repertoire: repertoire,
      weighsGroups: weighsGroups)
    let text = setter.set(raster.glyphs)
    let inks = InkReader(raster: raster, shapes: shapes, scale: scale)
    for glyph in text.drawn { inks.draw(glyph, on: &grid) }
    for glyph in text.glyphs { inks.put(glyph, on: &grid) }
    if depth.isMonochrome { grid = grid.monochrome(repertoire: repertoire) }
    if repertoire == .ascii { grid.replaceBlocksByASCII() }
    return Painting(grid: grid, notes: text.notes + inks.hiddenTexts(among: raster.glyphs))
  }

  /// The most cells on one side.
  private static let limit = 2000.0

  /// The most cells in all, many times what the largest widget takes.
  private static let mostCells = 100_000

  /// The scale at which a picture fills its cells from edge to edge, so that what is symmetrical stays so.
  ///
  /// Nothing is stretched by more than the remainder of a cell: a picture too large for a grid is cut.
  private func fitted(_ size: CGSize, into extent: (columns: Int, rows: Int)) -> CellScale {
    func length(_ length: Double, _ cells: Int, _ usual: Double) -> Double {
      let all = Double(cells) * usual
      return cells > 0 && length > 0 && abs(length - all) < usual ? length / Double(cells) : usual
    }
    return CellScale(
      width: length(size.width, extent.columns, scale.width),
      height: length(size.height, extent.rows, scale.height))
  }

  /// How many cells a picture of this size takes, in points.
  package func extent(of size: CGSize) -> (columns: Int, rows: Int) {
    let columns = cells(size.width, of: scale.width)
    return (columns, min(cells(size.height, of: scale.height), Self.mostCells / max(columns, 1)))
  }

  private func cells(_ length: Double, of size: Double) -> Int {
    // A remainder of less than a third of a cell is let go: 158 points are 26 cells, not 27.
    let cells = (length / size - 0.34).rounded(.up)
    return cells.isFinite ? Int(min(max(cells, length > 0 ? 1 : 0), Self.limit)) : 0
  }
}

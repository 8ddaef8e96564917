package import Foundation
import Pixels

/// Renders pictures as terminal cells.
package struct CellPainter: Sendable {
  package var scale: CellScale
  package var repertoire: CharacterRepertoire
  /// The color depth; without color, shapes are shaded.
  package var depth: CellColorDepth
  /// The color behind transparent areas, or `nil` for the terminal's background.
  package var backdrop: RGBA?
  /// Whether bold text marks the accent group, for output without color.
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

  /// The maximum number of cells per side.
  private static let limit = 2000.0

  /// The maximum total number of cells, many times what the largest widget needs.
  private static let mostCells = 100_000

  /// Returns the scale at which a picture fills its cells exactly, which preserves symmetry.
  ///
  /// The scale stretches the picture by less than a cell. Pictures that are too large for a grid are clipped.
  private func fitted(_ size: CGSize, into extent: (columns: Int, rows: Int)) -> CellScale {
    func length(_ length: Double, _ cells: Int, _ usual: Double) -> Double {
      let all = Double(cells) * usual
      return cells > 0 && length > 0 && abs(length - all) < usual ? length / Double(cells) : usual
    }
    return CellScale(
      width: length(size.width, extent.columns, scale.width),
      height: length(size.height, extent.rows, scale.height))
  }

  /// Returns the number of cells for a picture's size in points.
  package func extent(of size: CGSize) -> (columns: Int, rows: Int) {
    let columns = cells(size.width, of: scale.width)
    return (columns, min(cells(size.height, of: scale.height), Self.mostCells / max(columns, 1)))
  }

  private func cells(_ length: Double, of size: Double) -> Int {
    // Drops a remainder below about a third of a cell: 158 points take 26 cells, not 27.
    let cells = (length / size - 0.34).rounded(.up)
    return cells.isFinite ? Int(min(max(cells, length > 0 ? 1 : 0), Self.limit)) : 0
  }
}

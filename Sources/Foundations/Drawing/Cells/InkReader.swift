import Foundation
import Pixels
import Sentences

/// Colors characters with the ink and ground colors that the raster has at their positions.
struct InkReader {
  let raster: Raster
  let shapes: ShapePainter
  let scale: CellScale

  /// The minimum visible difference between ink and ground, out of 255.
  private static let visibility = 6

  /// Writes a character to its cell, unless it is invisible on the phone.
  func put(_ glyph: SetGlyph, on grid: inout CellGrid) {
    guard grid.contains(column: glyph.column, row: glyph.row) else { return }
    let colors = raster.average(in: glyph.source.core)
    let width = glyph.text.first.map { CellWidth.of($0) } ?? 1
    let ground = self.ground(
      column: glyph.column, width: width, top: glyph.source.minY, bottom: glyph.source.maxY)
    // A space keeps the line's ground color, so that no edge interrupts the line.
    var cell = Cell(
      glyph.text, background: shapes.color(ground),
      attributes: glyph.attributes.union(.lettering))
    let isPlainBlank =
      glyph.text == " " && glyph.attributes.isDisjoint(with: [.underline, .strikethrough])
    guard isPlainBlank || isVisible(colors) else { return }
    let ink = colors.ink
    if isPlainBlank {
      cell.foreground = nil
    } else if shapes.backdrop == nil, cell.background == nil, isGrey(ink) {
      // Black or white text on the terminal's own background uses its default text color.
      if ink.w < 0.75 { cell.attributes.insert(.dim) }
    } else {
      cell.foreground = shapes.opaque(ink)
    }
    grid.put(cell, column: glyph.column, row: glyph.row)
  }

  /// Draws a large letter with quadrant blocks.
  func draw(_ glyph: DrawnGlyph, on grid: inout CellGrid) {
    let colors = raster.average(in: glyph.source.core)
    guard isVisible(colors) else { return }
    let height = glyph.pixels.count
    let width = glyph.pixels.first?.count ?? 0
    for row in (glyph.top >> 1)..<((glyph.top + height + 1) >> 1) {
      for column in (glyph.left >> 1)..<((glyph.left + width + 1) >> 1)
      where grid.contains(column: column, row: row) {
        var pattern: UInt8 = 0
        for y in 0..<2 {
          for x in 0..<2 {
            let (line, place) = (row * 2 + y - glyph.top, column * 2 + x - glyph.left)
            if line >= 0, line < height, place >= 0, place < width, glyph.pixels[line][place] {
              // A quadrant covers two of the four sample rows.
              pattern |= (x == 0 ? 0b0000_0101 : 0b0000_1010) << UInt8(y * 4)
            }
          }
        }
        guard pattern != 0 else { continue }
        put(pattern, ink: colors.ink, column: column, row: row, on: &grid)
      }
    }
  }

  /// Returns a note for each piece of text that is invisible because it has the color of its background.
  func hiddenTexts(among glyphs: [PlacedGlyphs]) -> [RenderNote] {
    let picture = CGRect(
      x: 0, y: 0, width: Double(raster.width) / raster.scale.width,
      height: Double(raster.height) / raster.scale.height)
    return glyphs.compactMap { placed in
      guard case .text(let line) = placed.content,
        line.string.contains(where: { !$0.isWhitespace }), picture.contains(line.frame.core),
        !isVisible(raster.average(in: line.frame.core))
      else { return nil }
      return RenderNote(
        rule: "text-invisible",
        message: Sentence(
          """
          “\(line.string)” isn't visible: its color is the same as the color behind it, or something \
          covers it.
          """,
          ko: "“\(line.string)” 텍스트가 보이지 않아요. 뒤에 있는 것과 색이 같거나 다른 것에 가려졌어요.")
      )
    }
  }

  private func put(
    _ pattern: UInt8, ink: Pixel, column: Int, row: Int, on grid: inout CellGrid
  ) {
    var pattern = pattern
    let old = grid[column, row]
    // A neighboring letter may share the cell.
    if let character = old.text.first, old.attributes.contains(.lettering),
      let shared = ShapeCell.blocks.first(where: { $0.character == character })
    {
      pattern |= shared.pattern
    }
    let character =
      pattern == 0xFF
      ? "█" : ShapeCell.blocks.first { $0.pattern == pattern }?.character ?? "█"
    let ground = ground(
      column: column, width: 1, top: Double(row) * scale.height,
      bottom: Double(row + 1) * scale.height)
    let isOwn = shapes.backdrop == nil && shapes.color(ground) == nil && isGrey(ink)
    grid.put(
      Cell(
        String(character), foreground: isOwn ? nil : shapes.opaque(ink),
        background: shapes.color(ground), attributes: .lettering), column: column, row: row)
  }

  /// Returns the ground color behind a cell, between two heights in points.
  private func ground(column: Int, width: Int, top: Double, bottom: Double) -> Pixel {
    raster.average(
      in: CGRect(
        x: Double(column) * scale.width, y: top, width: Double(width) * scale.width,
        height: bottom - top)
    ).ground
  }

  private func isVisible(_ colors: (ground: Pixel, ink: Pixel)) -> Bool {
    let black = Pixel(0, 0, 0, 1)
    let white = Pixel(1, 1, 1, 1)
    // On an unknown background, ink also counts as visible if its alpha differs.
    return [shapes.backdrop ?? black, shapes.backdrop ?? white].contains { backdrop in
      CellColor(colors.ink, over: backdrop).distance(
        to: CellColor(colors.ground, over: backdrop)) >= Self.visibility
    }
  }

  private func isGrey(_ pixel: Pixel) -> Bool {
    max(pixel.x, pixel.y, pixel.z) - min(pixel.x, pixel.y, pixel.z) < 0.02
  }
}

extension CGRect {
  /// The center of the rectangle, away from neighboring ink.
  fileprivate var core: CGRect { insetBy(dx: width * 0.4, dy: height * 0.25) }
}

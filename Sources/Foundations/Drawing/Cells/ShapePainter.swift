import Pixels

/// Converts the samples of a raster's ground to block characters.
struct ShapePainter {
  let raster: Raster
  let backdrop: Pixel?
  /// Whether to use octants, which can divide a cell's eight samples in any way.
  var hasOctants = false

  /// The minimum range of a component, out of 1, for drawing a shape in a cell.
  private static let flatness: Float = 0.055
  /// The mean squared error below which a cell stays uniform, as in a gradient.
  private static let evenness: Float = 0.003
  /// The alpha below which a cell keeps the terminal's background.
  private static let clarity: Float = 0.04
  /// The alpha threshold next to a shape, so that soft edges don't get a black outline.
  private static let edgeClarity: Float = 0.3

  func cell(column: Int, row: Int) -> Cell {
    var samples = CellSamples(
      of: raster.ground, width: raster.width, height: raster.height, column: column, row: row)
    if backdrop == nil { samples.snapRim() }
    if samples.largestSpread < Self.flatness {
      return Cell(" ", background: color(samples.mean))
    }
    let split = PatternSplit(samples)
    if split.evenError < Self.evenness { return Cell(" ", background: color(samples.mean)) }
    let spread = samples.spread
    // At the edge of the painted area, one side keeps the terminal's background. That requires shapes with a
    // complement; dots would look like noise.
    let isRim = backdrop == nil && spread.w > 0.5
    if !isRim, let bar = barCell(for: samples) { return bar }
    let best = bestBlock(for: split, reversible: isRim)
    if hasOctants, let octants = octantCell(for: samples, split, isRim: isRim) {
      if octants.error < best.part.error - 0.002 { return octants.cell }
    }
    if isRim { return rimCell(best.shape, best.part) }
    // Dots are for lines that no block follows. At the corner of a solid shape, they look like noise.
    if best.part.error > 0.08, best.part.error > split.evenError * 0.5,
      let strokes = strokeCell(for: samples, split, limit: best.part.error * 0.2)
    {
      return strokes
    }
    return cell(
      best.shape.character, foreground: best.part.foreground, background: best.part.background)
  }

  private func bestBlock(
    for split: PatternSplit, reversible: Bool
  ) -> (shape: ShapeCell, part: PatternSplit.Part) {
    let shapes = reversible ? ShapeCell.reversibleBlocks : ShapeCell.blocks
    let patterns = reversible ? ShapeCell.reversiblePatterns : ShapeCell.patterns
    // Simpler shapes come first, so a later shape must be clearly better.
    let best = split.best(of: patterns, betterBy: 0.0005)
    return (shapes[best.index], best.part)
  }

  /// Returns a Braille cell for strokes thinner than a quadrant on a uniform background.
  private func strokeCell(
    for samples: CellSamples, _ split: PatternSplit, limit: Float
  ) -> Cell? {
    var pattern = samples.brighterHalf
    // The strokes are the smaller part of the cell.
    if pattern.nonzeroBitCount > 4 { pattern = ~pattern }
    guard pattern != 0 else { return nil }
    let character = ShapeCell.braille(pattern)
    let part = split.part(SamplePattern(pattern))
    guard part.error < limit else { return nil }
    return cell(character, foreground: part.foreground, background: part.background)
  }

  func cell(_ character: Character, foreground: Pixel, background: Pixel) -> Cell {
    let isForegroundClear = isClear(foreground, beside: background)
    if isForegroundClear, let opposite = ShapeCell.inverse(of: String(character)) {
      return Cell(opposite, foreground: rim(background), background: nil)
    }
    if isClear(background, beside: foreground) {
      return Cell(String(character), foreground: rim(foreground))
    }
    return Cell(
      String(character), foreground: opaque(foreground), background: color(background))
  }

  /// Returns whether a color is only the faded edge of its neighbor on the terminal's background.
  func isClear(_ pixel: Pixel, beside other: Pixel) -> Bool {
    guard backdrop == nil, pixel.w < other.w else { return false }
    return pixel.w < Self.edgeClarity || other.w - pixel.w > 0.4
  }

  /// Returns a cell with one side painted and the other in the terminal's background.
  private func rimCell(_ shape: ShapeCell, _ part: PatternSplit.Part) -> Cell {
    let isPainted = part.foreground.w >= part.background.w
    let text = String(shape.character)
    return Cell(
      isPainted ? text : ShapeCell.inverse(of: text) ?? text,
      foreground: rim(isPainted ? part.foreground : part.background))
  }

  /// Returns the color of the painted side of an edge, without the fading of antialiasing.
  func rim(_ pixel: Pixel) -> CellColor {
    pixel.w > Self.edgeClarity ? opaque(pixel / pixel.w) : opaque(pixel)
  }

  /// Returns a background color, or `nil` if the pixel is clear and there's no backdrop.
  func color(_ pixel: Pixel) -> CellColor? {
    if backdrop == nil, pixel.w < Self.clarity { return nil }
    return opaque(pixel)
  }

  func opaque(_ pixel: Pixel) -> CellColor {
    CellColor(pixel, over: backdrop ?? Pixel(0, 0, 0, 1))
  }
}

import Pixels

extension ShapePainter {
  /// Returns the cell that divides its samples into bright and dark samples in any pattern, and the error of
  /// this division.
  func octantCell(
    for samples: CellSamples, _ split: PatternSplit, isRim: Bool
  ) -> (cell: Cell, error: Float)? {
    let pattern = samples.brighterHalf
    guard pattern != 0, pattern != 0xFF else { return nil }
    let part = split.part(SamplePattern(pattern))
    let isForegroundClear = isClear(part.foreground, beside: part.background)
    if isRim || isForegroundClear || isClear(part.background, beside: part.foreground) {
      let isPainted = part.foreground.w >= part.background.w
      return (
        Cell(
          String(ShapeCell.octants(isPainted ? pattern : ~pattern)),
          foreground: rim(isPainted ? part.foreground : part.background)), part.error
      )
    }
    return (
      Cell(
        String(ShapeCell.octants(pattern)), foreground: opaque(part.foreground),
        background: color(part.background)), part.error
    )
  }
}

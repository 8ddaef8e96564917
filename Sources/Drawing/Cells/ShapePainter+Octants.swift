import Pixels

extension ShapePainter {
  /// The cell that divides its samples into bright and dark ones, however they lie, and how far it is off.
  func octantCell(
    for samples: CellSamples, _ split: PatternSplit, spread: Pixel, isRim: Bool
  ) -> (cell: Cell, error: Float)? {
    // Split along the component that varies most.
    let values = samples.component([0, 1, 2, 3].max { spread[$0] < spread[$1] } ?? 3)
    let middle = (values.max() + values.min()) / 2
    var pattern: UInt8 = 0
    for bit in 0..<8 where values[bit] > middle { pattern |= 1 << UInt8(bit) }
    guard pattern != 0, pattern != 0xFF else { return nil }
    let part = split.part(ShapeCell(character: " ", pattern: pattern))
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

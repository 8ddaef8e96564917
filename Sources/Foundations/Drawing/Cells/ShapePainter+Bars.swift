import Pixels

extension ShapePainter {
  /// Returns a cell for a horizontal bar or hairline, moved to the nearest height that a character has.
  func barCell(for samples: CellSamples) -> Cell? {
    let component = samples.variedComponent
    guard let rows = samples.levelRows(in: component, within: 0.2) else { return nil }
    let range: Float = samples.largestSpread
    let (top, bottom): (Float, Float) = (rows[0][component], rows[3][component])
    // Handles only bars that touch neither edge of the cell; a block fits the others.
    guard abs(top - bottom) < range * 0.42 else { return nil }
    let ground: Float = (top + bottom) / 2
    let above: Float = (rows[1][component] - ground) / range
    let below: Float = (rows[2][component] - ground) / range
    let (isAbove, isBelow) = (abs(above) > 0.42, abs(below) > 0.42)
    if isAbove, isBelow, (above > 0) == (below > 0) {
      let isHigh = abs(top - ground) + abs(above) > abs(bottom - ground) + abs(below)
      return cell(
        isHigh ? "▀" : "▄", foreground: (rows[1] + rows[2]) / 2,
        background: isHigh ? rows[3] : rows[0])
    }
    guard isAbove != isBelow else { return nil }
    return cell(
      "─", foreground: isAbove ? rows[1] : rows[2], background: (rows[0] + rows[3]) / 2)
  }
}

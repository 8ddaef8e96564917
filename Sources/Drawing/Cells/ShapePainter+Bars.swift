import Pixels

extension ShapePainter {
  /// A level bar or hairline that no block has at that height: moved to the nearest that is there.
  func barCell(for samples: CellSamples, spread: Pixel) -> Cell? {
    let component = [0, 1, 2, 3].max { spread[$0] < spread[$1] } ?? 3
    let range: Float = spread[component]
    var rows: [Pixel] = []
    for row in 0..<4 {
      let (left, right) = (samples[row * 2], samples[row * 2 + 1])
      if abs(left[component] - right[component]) > range * 0.2 { return nil }
      rows.append((left + right) / 2)
    }
    let (top, bottom): (Float, Float) = (rows[0][component], rows[3][component])
    // Only bars that touch neither edge of the cell: the others have a block of their own.
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

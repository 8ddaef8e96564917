/// Turns the samples of a raster's ground into block characters.
struct ShapePainter {
  /// Samples of a cell, across and down.
  static let samplesAcross = 2
  static let samplesDown = 4

  let raster: Raster
  let backdrop: Pixel?

  /// Differences of a component below this (of 1) are not worth a character of their own.
  private static let flatness: Float = 0.055
  /// Alpha below which a cell keeps the terminal's own background.
  private static let clarity: Float = 0.04
  /// The same beside a shape, whose soft edge would otherwise be framed in black.
  private static let edgeClarity: Float = 0.3

  /// The cell that shows the eight samples there best.
  func cell(column: Int, row: Int) -> Cell {
    let samples = samples(column: column, row: row)
    var low = samples[0]
    var high = samples[0]
    for sample in samples.dropFirst() {
      low = pointwiseMin(low, sample)
      high = pointwiseMax(high, sample)
    }
    let spread = high - low
    let mean = samples.reduce(.zero, +) / Float(samples.count)
    if max(spread.x, spread.y, spread.z, spread.w) < Self.flatness {
      return Cell(" ", background: color(mean))
    }
    if let bar = barCell(for: samples, spread: spread) { return bar }
    let best = bestBlock(for: samples)
    let plain = error(of: samples, foreground: 0xFF, means: (mean, mean))
    // Nearly even cells stay even: a gradient is no shape.
    if plain < 0.003 { return Cell(" ", background: color(mean)) }
    if best.error > 0.08,
      let strokes = strokeCell(for: samples, spread: spread, limit: best.error * 0.2)
    {
      return strokes
    }
    return cell(best.shape.character, foreground: best.foreground, background: best.background)
  }

  private struct Choice {
    var shape: ShapeCell
    var foreground: Pixel
    var background: Pixel
    var error: Float
  }

  private func bestBlock(for samples: [Pixel]) -> Choice {
    var best: Choice?
    for shape in ShapeCell.blocks {
      let means = means(of: samples, pattern: shape.pattern)
      let error = error(of: samples, foreground: shape.pattern, means: means)
      if let best, error >= best.error - 0.0005 { continue }
      best = Choice(
        shape: shape, foreground: means.foreground, background: means.background, error: error)
    }
    return best
      ?? Choice(shape: ShapeCell.blocks[0], foreground: .zero, background: .zero, error: 0)
  }

  /// A Braille cell for strokes thinner than a quadrant on an even background.
  private func strokeCell(for samples: [Pixel], spread: Pixel, limit: Float) -> Cell? {
    // Split along the component that varies most.
    let component = [0, 1, 2, 3].max { spread[$0] < spread[$1] } ?? 3
    let values = samples.map { $0[component] }
    let middle = ((values.max() ?? 0) + (values.min() ?? 0)) / 2
    var pattern: UInt8 = 0
    for (bit, value) in values.enumerated() where value > middle { pattern |= 1 << UInt8(bit) }
    // The strokes are the smaller part of the cell.
    if pattern.nonzeroBitCount > 4 { pattern = ~pattern }
    guard pattern.nonzeroBitCount <= 4, pattern != 0 else { return nil }
    let means = means(of: samples, pattern: pattern)
    guard error(of: samples, foreground: pattern, means: means) < limit else { return nil }
    return cell(
      ShapeCell.braille(pattern), foreground: means.foreground, background: means.background)
  }

  func cell(_ character: Character, foreground: Pixel, background: Pixel) -> Cell {
    let isForegroundClear = backdrop == nil && foreground.w < min(Self.edgeClarity, background.w)
    if isForegroundClear, let opposite = ShapeCell.inverse(of: String(character)) {
      return Cell(opposite, foreground: opaque(background), background: nil)
    }
    let isBackgroundClear = backdrop == nil && background.w < min(Self.edgeClarity, foreground.w)
    return Cell(
      String(character), foreground: opaque(foreground),
      background: isBackgroundClear ? nil : color(background))
  }

  private func means(
    of samples: [Pixel], pattern: UInt8
  ) -> (foreground: Pixel, background: Pixel) {
    var foreground = Pixel.zero
    var background = Pixel.zero
    var count: Float = 0
    for (bit, sample) in samples.enumerated() {
      if pattern & (1 << UInt8(bit)) != 0 {
        foreground += sample
        count += 1
      } else {
        background += sample
      }
    }
    let rest = Float(samples.count) - count
    return (count > 0 ? foreground / count : .zero, rest > 0 ? background / rest : .zero)
  }

  /// The mean squared distance of the samples from the two colours.
  private func error(
    of samples: [Pixel], foreground pattern: UInt8, means: (foreground: Pixel, background: Pixel)
  ) -> Float {
    var sum: Float = 0
    for (bit, sample) in samples.enumerated() {
      let mean = pattern & (1 << UInt8(bit)) != 0 ? means.foreground : means.background
      let difference = sample - mean
      sum += (difference * difference).sum()
    }
    return sum / Float(samples.count)
  }

  private func samples(column: Int, row: Int) -> [Pixel] {
    var result: [Pixel] = []
    result.reserveCapacity(8)
    for y in row * Self.samplesDown..<(row + 1) * Self.samplesDown {
      for x in column * Self.samplesAcross..<(column + 1) * Self.samplesAcross {
        let isInside = x < raster.width && y < raster.height
        result.append(isInside ? raster.ground[y * raster.width + x] : .zero)
      }
    }
    return result
  }

  /// A background colour, nil where nothing was painted and no backdrop is known.
  func color(_ pixel: Pixel) -> CellColor? {
    if backdrop == nil, pixel.w < Self.clarity { return nil }
    return opaque(pixel)
  }

  func opaque(_ pixel: Pixel) -> CellColor {
    CellColor(pixel, over: backdrop ?? Pixel(0, 0, 0, 1))
  }
}

/// The 2 × 4 samples of a terminal cell, stored by component.
package struct CellSamples {
  private var red: SIMD8<Float> = .zero
  private var green: SIMD8<Float> = .zero
  private var blue: SIMD8<Float> = .zero
  private var alpha: SIMD8<Float> = .zero

  package static let across = 2
  package static let down = 4

  /// Reads a cell; samples outside the plane are clear.
  ///
  /// - Parameter plane: Samples row by row, `width` in each row.
  package init(of plane: [Pixel], width: Int, height: Int, column: Int, row: Int) {
    let (left, top) = (column * Self.across, row * Self.down)
    for y in 0..<Self.down where top + y < height {
      for x in 0..<Self.across where left + x < width {
        let pixel = plane[(top + y) * width + left + x]
        let bit = y * Self.across + x
        red[bit] = pixel.x
        green[bit] = pixel.y
        blue[bit] = pixel.z
        alpha[bit] = pixel.w
      }
    }
  }

  /// Makes each sample at the edge of an opaque area either opaque or clear.
  package mutating func snapRim() {
    guard alpha.max() > 0.9, alpha.min() < 0.9 else { return }
    for bit in 0..<8 {
      let factor: Float = alpha[bit] >= 0.5 ? 1 / alpha[bit] : 0
      red[bit] *= factor
      green[bit] *= factor
      blue[bit] *= factor
      alpha[bit] *= factor
    }
  }

  /// The range of values in each component.
  package var spread: Pixel {
    Pixel(
      red.max() - red.min(), green.max() - green.min(), blue.max() - blue.min(),
      alpha.max() - alpha.min())
  }

  /// The largest range of any component.
  package var largestSpread: Float { spread.max() }

  /// The index of the component with the largest range, from 0 for red to 3 for alpha.
  package var variedComponent: Int {
    let spread = spread
    return [0, 1, 2, 3].max { spread[$0] < spread[$1] } ?? 3
  }

  package var mean: Pixel { sum / 8 }

  var sum: Pixel { Pixel(red.sum(), green.sum(), blue.sum(), alpha.sum()) }

  func sum(of pattern: SamplePattern) -> Pixel {
    let weights = pattern.weights
    return Pixel(
      (red * weights).sum(), (green * weights).sum(), (blue * weights).sum(),
      (alpha * weights).sum())
  }

  var squares: Float {
    (red * red + green * green + blue * blue + alpha * alpha).sum()
  }

  /// The samples above the middle of the most varied component, as bits `row * 2 + column`.
  package var brighterHalf: UInt8 {
    let values = component(variedComponent)
    let middle = (values.max() + values.min()) / 2
    var pattern: UInt8 = 0
    for bit in 0..<8 where values[bit] > middle { pattern |= 1 << UInt8(bit) }
    return pattern
  }

  /// Returns the mean of each row, or `nil` if the samples of a row differ by more than `part` of the
  /// component's range.
  package func levelRows(in component: Int, within part: Float) -> [Pixel]? {
    let values = self.component(component)
    let tolerance = (values.max() - values.min()) * part
    for row in 0..<Self.down where abs(values[row * 2] - values[row * 2 + 1]) > tolerance {
      return nil
    }
    return (0..<Self.down).map { row in (self[row * 2] + self[row * 2 + 1]) / 2 }
  }

  private subscript(bit: Int) -> Pixel { Pixel(red[bit], green[bit], blue[bit], alpha[bit]) }

  private func component(_ index: Int) -> SIMD8<Float> {
    switch index {
    case 0: red
    case 1: green
    case 2: blue
    default: alpha
    }
  }
}

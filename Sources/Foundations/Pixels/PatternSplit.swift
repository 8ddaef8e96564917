/// The errors of approximating a cell by two colors, for different sample patterns.
package struct PatternSplit {
  /// The two mean colors for a pattern, and the mean squared distance of the samples from these colors.
  package struct Part {
    package var foreground: Pixel
    package var background: Pixel
    package var error: Float
  }

  private let samples: CellSamples
  private let sum: Pixel
  private let squares: Float

  package init(_ samples: CellSamples) {
    self.samples = samples
    sum = samples.sum
    squares = samples.squares
  }

  /// The error of a single color for the whole cell.
  package var evenError: Float { (squares - (sum * sum).sum() / 8) / 8 }

  /// Returns the mean colors and the error for a pattern.
  ///
  /// The squared distances need only sums: Σs² − |Σf|²/n − |Σb|²/m.
  package func part(_ pattern: SamplePattern) -> Part {
    let inside = samples.sum(of: pattern)
    let outside = sum - inside
    let (count, rest) = (pattern.count, 8 - pattern.count)
    let explained =
      (count > 0 ? (inside * inside).sum() / count : 0)
      + (rest > 0 ? (outside * outside).sum() / rest : 0)
    return Part(
      foreground: count > 0 ? inside / count : .zero,
      background: rest > 0 ? outside / rest : .zero, error: max(squares - explained, 0) / 8)
  }

  /// Returns the pattern with the smallest error, and its index.
  ///
  /// A later pattern must beat an earlier one by more than `margin`.
  ///
  /// - Parameter patterns: At least one pattern.
  package func best(
    of patterns: [SamplePattern], betterBy margin: Float
  ) -> (index: Int, part: Part) {
    var best = (index: 0, part: part(patterns[0]))
    for index in patterns.indices.dropFirst() {
      let part = part(patterns[index])
      if part.error < best.part.error - margin { best = (index, part) }
    }
    return best
  }
}

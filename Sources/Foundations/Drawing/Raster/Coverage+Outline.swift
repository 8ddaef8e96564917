import Pixels

extension Coverage {
  /// Creates the coverage of an outline that `transform` maps to sample coordinates.
  init(
    of outline: Outline, isEvenOdd: Bool, transform: AffineTransform2D, limits: SampleRect
  ) {
    if transform.b == 0, transform.c == 0, let rect = outline.asRectangle {
      self.init(rectangle: transform.apply(rect), limits: limits)
      return
    }
    let scale = max(transform.meanScale, 1e-6)
    let lines = outline.flattened(tolerance: min(max(0.05 / scale, 0.02), 1))
      .map { $0.points.map(transform.apply) }
    self.init(lines: lines, isEvenOdd: isEvenOdd, limits: limits)
  }
}

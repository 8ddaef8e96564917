extension Int {
  /// Truncates a number.
  ///
  /// NaN becomes 0, and values beyond ±1e15 are clamped.
  ///
  /// Coordinates come from learner code and must never crash the renderer.
  package init(saturating value: Double) {
    self = value.isNaN ? 0 : Int(Swift.max(-1e15, Swift.min(value, 1e15)))
  }
}

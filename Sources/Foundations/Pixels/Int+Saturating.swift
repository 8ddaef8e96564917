extension Int {
  /// The whole part of a number; 0 for no number, and the ends of a wide range for what lies beyond.
  ///
  /// Coordinates come from what learners write: none of them may bring the painters down.
  package init(saturating value: Double) {
    self = value.isNaN ? 0 : Int(Swift.max(-1e15, Swift.min(value, 1e15)))
  }
}

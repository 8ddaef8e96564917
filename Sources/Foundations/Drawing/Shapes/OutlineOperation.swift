/// What becomes of two areas.
package enum OutlineOperation: Sendable {
  case union
  case intersection
  case subtraction
  case symmetricDifference

  /// Whether a point that lies in the first or the second area belongs to the result.
  func contains(_ isInFirst: Bool, _ isInSecond: Bool) -> Bool {
    switch self {
    case .union: isInFirst || isInSecond
    case .intersection: isInFirst && isInSecond
    case .subtraction: isInFirst && !isInSecond
    case .symmetricDifference: isInFirst != isInSecond
    }
  }
}

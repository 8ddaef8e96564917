/// A Boolean operation on two areas.
package enum OutlineOperation: Sendable {
  case union
  case intersection
  case subtraction
  case symmetricDifference

  func contains(_ isInFirst: Bool, _ isInSecond: Bool) -> Bool {
    switch self {
    case .union: isInFirst || isInSecond
    case .intersection: isInFirst && isInSecond
    case .subtraction: isInFirst && !isInSecond
    case .symmetricDifference: isInFirst != isInSecond
    }
  }
}

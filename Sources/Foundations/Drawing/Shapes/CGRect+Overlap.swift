package import Foundation

extension CGRect {
  /// What both rectangles cover; null where that is nothing, or where a side is no number.
  ///
  /// Foundation's own `intersection(_:)` ends the process over a rectangle without a number for a
  /// side, and endless frames have such: the right edge of one from -∞ to ∞.
  package func overlap(with other: CGRect) -> CGRect {
    let left = Swift.max(minX, other.minX)
    let right = Swift.min(maxX, other.maxX)
    let top = Swift.max(minY, other.minY)
    let bottom = Swift.min(maxY, other.maxY)
    let numbers = [minX, maxX, minY, maxY, other.minX, other.maxX, other.minY, other.maxY]
    guard !numbers.contains(where: \.isNaN), left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether both rectangles cover something together.
  package func overlaps(_ other: CGRect) -> Bool { !overlap(with: other).isNull }
}

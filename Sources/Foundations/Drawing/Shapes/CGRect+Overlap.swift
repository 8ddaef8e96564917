package import Foundation

extension CGRect {
  /// Returns the intersection, or null if it is empty or has a side that is NaN.
  ///
  /// Foundation's `intersection(_:)` traps for rectangles with a NaN side. An infinite frame has a NaN side:
  /// the right edge of a frame from -∞ to ∞.
  package func overlap(with other: CGRect) -> CGRect {
    let left = Swift.max(minX, other.minX)
    let right = Swift.min(maxX, other.maxX)
    let top = Swift.max(minY, other.minY)
    let bottom = Swift.min(maxY, other.maxY)
    let numbers = [minX, maxX, minY, maxY, other.minX, other.maxX, other.minY, other.maxY]
    guard !numbers.contains(where: \.isNaN), left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  package func overlaps(_ other: CGRect) -> Bool { !overlap(with: other).isNull }
}

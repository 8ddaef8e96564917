package import Foundation

/// A rectangle of samples; the right and bottom edges are exclusive.
package struct SampleRect: Hashable, Sendable {
  package var left, top, right, bottom: Int

  package var width: Int { max(right - left, 0) }
  package var height: Int { max(bottom - top, 0) }
  package var isEmpty: Bool { right <= left || bottom <= top }
  package var count: Int { width * height }

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Creates the smallest rectangle that contains `rect`, given in sample coordinates, clamped to `limits`.
  package init(around rect: CGRect, in limits: SampleRect) {
    func clamp(_ value: Double, _ low: Int, _ high: Int) -> Int {
      value.isNaN ? low : Int(min(max(value, Double(low)), Double(max(low, high))))
    }
    left = clamp(rect.minX.rounded(.down), limits.left, limits.right)
    top = clamp(rect.minY.rounded(.down), limits.top, limits.bottom)
    right = clamp(rect.maxX.rounded(.up), limits.left, limits.right)
    bottom = clamp(rect.maxY.rounded(.up), limits.top, limits.bottom)
  }

  package func intersection(_ other: SampleRect) -> SampleRect {
    SampleRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  package func outset(by count: Int) -> SampleRect {
    SampleRect(
      left: left - count, top: top - count, right: right + count, bottom: bottom + count)
  }

  /// Returns the mean of the samples in a rectangle, which must not be empty.
  ///
  /// - Parameter plane: Samples row by row, `width` in each row.
  package func mean(of plane: [Pixel], width: Int) -> Pixel {
    var sum = Pixel.zero
    for row in top..<bottom {
      for index in row * width + left..<row * width + right { sum += plane[index] }
    }
    return sum / Float(count)
  }
}

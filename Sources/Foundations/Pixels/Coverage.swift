package import Foundation

/// The fraction of each sample that a shape covers, from 0 to 1, within its bounding rectangle.
package struct Coverage {
  package var area: SampleRect
  /// Coverage values of `area`, row by row.
  package internal(set) var values: [Float]

  /// Creates the coverage of an axis-aligned rectangle, with partial coverage along its edges.
  package init(rectangle rect: CGRect, limits: SampleRect) {
    area = SampleRect(around: rect, in: limits)
    values = [Float](repeating: 0, count: area.count)
    guard !area.isEmpty else { return }
    let (left, right) = (Double(rect.minX), Double(rect.maxX))
    let columns: [Float] = (area.left..<area.right).map { column -> Float in
      let start = Double(column)
      return Float(max(min(right, start + 1) - max(left, start), 0))
    }
    var index = 0
    for row in area.top..<area.bottom {
      let part = Float(max(min(rect.maxY, Double(row + 1)) - max(rect.minY, Double(row)), 0))
      for column in columns {
        values[index] = part * column
        index += 1
      }
    }
  }

  /// Returns the intersection with another shape's coverage.
  package func multiplied(by other: Coverage) -> Coverage {
    var result = self
    result.area = area.intersection(other.area)
    if result.area.isEmpty {
      result.area = SampleRect(left: 0, top: 0, right: 0, bottom: 0)
      result.values = []
      return result
    }
    result.values = [Float](repeating: 0, count: result.area.count)
    var index = 0
    for row in result.area.top..<result.area.bottom {
      var mine = (row - area.top) * area.width + result.area.left - area.left
      var theirs = (row - other.area.top) * other.area.width + result.area.left - other.area.left
      for _ in 0..<result.area.width {
        result.values[index] = values[mine] * other.values[theirs]
        index += 1
        mine += 1
        theirs += 1
      }
    }
    return result
  }

  package mutating func subtract(_ other: Coverage) {
    let shared = area.intersection(other.area)
    guard !shared.isEmpty else { return }
    for row in shared.top..<shared.bottom {
      var mine = (row - area.top) * area.width + shared.left - area.left
      var theirs = (row - other.area.top) * other.area.width + shared.left - other.area.left
      for _ in 0..<shared.width {
        values[mine] *= 1 - other.values[theirs]
        mine += 1
        theirs += 1
      }
    }
  }

  /// Multiplies each sample by a paint's alpha; the closure returns colors for part of a row.
  package mutating func multiply(byAlphaOf colors: (_ row: Int, _ columns: Range<Int>) -> [Pixel]) {
    guard !area.isEmpty else { return }
    for row in area.top..<area.bottom {
      let start = (row - area.top) * area.width
      for (index, color) in zip(start..<start + area.width, colors(row, area.left..<area.right)) {
        values[index] *= color.w
      }
    }
  }

  /// Fully covers every sample that the shape touches.
  package mutating func fillTouchedSamples() {
    for index in values.indices where values[index] > 0 { values[index] = 1 }
  }

  /// Scales the coverage by a factor from 0 to 1.
  package mutating func weaken(to part: Float) {
    for index in values.indices { values[index] *= part }
  }

  /// Steepens the edges of a shape that is `thickness` samples thick, and strengthens hairlines.
  package mutating func sharpen(thickness: Double) {
    if thickness >= 1.4 {
      for index in values.indices {
        values[index] = min(max((values[index] - 0.5) * 2.2 + 0.5, 0), 1)
      }
    } else if thickness > 0, thickness < 1 {
      // Hairlines get the same strength whether or not they align with the sample grid.
      let peak = values.max() ?? 0
      let factor = peak > 0 ? Float(0.55 + 0.45 * thickness) / max(peak, 0.1) : 1
      for index in values.indices { values[index] = min(values[index] * factor, 1) }
    }
  }
}

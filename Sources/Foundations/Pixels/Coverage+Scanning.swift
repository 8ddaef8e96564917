package import Foundation

extension Coverage {
  /// The number of scan lines per sample row; along a scan line, coverage is exact.
  private static let cuts = 4

  /// Creates the coverage of polygons in sample coordinates.
  package init(lines: [[CGPoint]], isEvenOdd: Bool, limits: SampleRect) {
    var bounds = (
      left: Double.infinity, top: Double.infinity, right: -Double.infinity, bottom: -Double.infinity
    )
    for line in lines {
      for point in line {
        bounds.left = min(bounds.left, point.x)
        bounds.right = max(bounds.right, point.x)
        bounds.top = min(bounds.top, point.y)
        bounds.bottom = max(bounds.bottom, point.y)
      }
    }
    guard bounds.left <= bounds.right, bounds.top <= bounds.bottom else {
      area = SampleRect(left: 0, top: 0, right: 0, bottom: 0)
      values = []
      return
    }
    area = SampleRect(
      around: CGRect(
        x: bounds.left, y: bounds.top, width: bounds.right - bounds.left,
        height: bounds.bottom - bounds.top), in: limits)
    values = [Float](repeating: 0, count: area.count)
    guard !area.isEmpty else { return }
    let crossings = Crossings(lines: lines, top: area.top, rows: area.height, cuts: Self.cuts)
    fill(from: crossings, isEvenOdd: isEvenOdd)
  }

  private mutating func fill(from crossings: Crossings, isEvenOdd: Bool) {
    let share = 1 / Float(Self.cuts)
    let width = area.width
    let left = Float(area.left)
    values.withUnsafeMutableBufferPointer { values in
      for line in 0..<crossings.starts.count - 1 {
        let range = crossings.starts[line]..<crossings.starts[line + 1]
        if range.isEmpty { continue }
        let row = line / Self.cuts * width
        var winding: Int32 = 0
        var entered: Float = 0
        for index in range {
          let crossing = crossings.sorted[index]
          let wasInside = isEvenOdd ? winding & 1 != 0 : winding != 0
          winding += crossing.winding
          let isInside = isEvenOdd ? winding & 1 != 0 : winding != 0
          if !wasInside, isInside {
            entered = crossing.x
          } else if wasInside, !isInside {
            let from = max(entered - left, 0)
            let to = min(crossing.x - left, Float(width))
            // Edges that aren't finite enclose nothing.
            guard to > from else { continue }
            Self.add(share, to: &values, row: row, from: from, to: to, width: width)
          }
        }
      }
      for index in values.indices where values[index] > 1 { values[index] = 1 }
    }
  }
}

extension Coverage {
  /// Adds coverage to part of a row, proportionally in its first and last sample.
  ///
  /// - Parameters:
  ///   - from: The start, at least 0 and less than `to`.
  ///   - to: The end, at most `width`.
  @inline(__always)
  private static func add(
    _ share: Float, to values: inout UnsafeMutableBufferPointer<Float>, row: Int, from: Float,
    to: Float, width: Int
  ) {
    let first = Int(from)
    let last = min(Int(to), width - 1)
    guard first < last else {
      values[row + first] += (min(to, Float(first + 1)) - from) * share
      return
    }
    values[row + first] += (Float(first + 1) - from) * share
    for index in row + first + 1..<row + last { values[index] += share }
    values[row + last] += (min(to, Float(last + 1)) - Float(last)) * share
  }
}

/// The intersections of polygon edges with scan lines, sorted from left to right on each line.
private struct Crossings {
  struct Crossing {
    var x: Float
    var winding: Int32
  }

  /// The index of each scan line's first crossing, followed by the total number of crossings.
  var starts: [Int]
  var sorted: [Crossing]

  /// The maximum number of crossings in a scan line that is sorted by insertion while crossings are
  /// collected.
  private static let fewCrossings = 32

  init(lines: [[CGPoint]], top: Int, rows: Int, cuts: Int) {
    let count = rows * cuts
    let step = 1 / Double(cuts)
    // Centers each scan line in its part of the row.
    let first = Double(top) + step / 2
    var counts = [Int](repeating: 0, count: count + 1)
    func visit(_ body: (_ line: Int, _ x: Double, _ winding: Int32) -> Void) {
      for points in lines {
        guard var from = points.last else { continue }
        for to in points {
          defer { from = to }
          if from.y == to.y { continue }
          let (high, low, winding): (CGPoint, CGPoint, Int32) =
            from.y < to.y ? (from, to, 1) : (to, from, -1)
          let begin = max(((high.y - first) / step).rounded(.up), 0)
          let end = min(((low.y - first) / step).rounded(.up), Double(count))
          if begin >= end { continue }
          let slope = (low.x - high.x) / (low.y - high.y)
          for line in Int(begin)..<Int(end) {
            body(line, high.x + (first + Double(line) * step - high.y) * slope, winding)
          }
        }
      }
    }
    visit { line, _, _ in counts[line] += 1 }
    var starts = [Int](repeating: 0, count: count + 1)
    for line in 0..<count { starts[line + 1] = starts[line] + counts[line] }
    var sorted = [Crossing](repeating: Crossing(x: 0, winding: 0), count: starts[count])
    var used = [Int](repeating: 0, count: count)
    visit { line, x, winding in
      let crossing = Crossing(x: Float(x), winding: winding)
      var place = starts[line] + used[line]
      used[line] += 1
      while counts[line] <= Self.fewCrossings, place > starts[line],
        sorted[place - 1].x > crossing.x
      {
        sorted[place] = sorted[place - 1]
        place -= 1
      }
      sorted[place] = crossing
    }
    for line in 0..<count where counts[line] > Self.fewCrossings {
      sorted[starts[line]..<starts[line + 1]].sort { $0.x < $1.x }
    }
    self.starts = starts
    self.sorted = sorted
  }
}

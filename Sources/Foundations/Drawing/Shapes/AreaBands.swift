import Foundation

/// Splits two areas into horizontal bands in which no edges cross.
///
/// Within a band, each area is a row of trapezoids, so the result of an operation can be read from left to
/// right. The trapezoids are then joined into closed lines.
struct AreaBands {
  /// An edge of an area, from its upper to its lower end.
  private struct Side {
    let top: CGPoint
    let bottom: CGPoint
    /// The change in winding number when crossing the edge from left to right.
    let winding: Int
    let isOfFirst: Bool

    func x(at y: Double) -> Double {
      if y == top.y { return top.x }
      if y == bottom.y { return bottom.x }
      return top.x + (bottom.x - top.x) * (y - top.y) / (bottom.y - top.y)
    }

    /// Returns the height at which two edges cross, or `nil` if they don't.
    func crossing(_ other: Side) -> Double? {
      let from = max(top.y, other.top.y)
      let to = min(bottom.y, other.bottom.y)
      guard from < to else { return nil }
      let before = x(at: from) - other.x(at: from)
      let after = x(at: to) - other.x(at: to)
      guard (before < 0 && after > 0) || (before > 0 && after < 0) else { return nil }
      return from + (to - from) * before / (before - after)
    }
  }

  /// A corner rounded to a grid, so that adjacent pieces meet exactly.
  private struct Corner: Hashable {
    static let steps = 65_536.0
    let x: Int
    let y: Int

    init(_ point: CGPoint) {
      x = Int((point.x * Self.steps).rounded())
      y = Int((point.y * Self.steps).rounded())
    }
  }

  /// The maximum number of edges, because the time grows quadratically.
  private static let maximumSides = 4_000
  /// The largest coordinate that fits the grid of corners.
  private static let farthest = 1e9

  private var sides: [Side] = []
  private var lines: [(from: CGPoint, to: CGPoint)] = []

  /// Returns the result of an operation on two outlines, or `nil` if they exceed the limits.
  static func outline(
    of operation: OutlineOperation, _ first: Outline, _ second: Outline, isEvenOdd: Bool
  ) -> Outline? {
    var bands = AreaBands()
    guard bands.add(first, isOfFirst: true), bands.add(second, isOfFirst: false) else { return nil }
    bands.cut(for: operation, isEvenOdd: isEvenOdd)
    return bands.joined()
  }

  private mutating func add(_ outline: Outline, isOfFirst: Bool) -> Bool {
    for line in outline.flattened() {
      let points = line.points
      for (index, start) in points.enumerated() {
        let end = points[index + 1 < points.count ? index + 1 : 0]
        guard abs(start.x) < Self.farthest, abs(start.y) < Self.farthest else { return false }
        guard start.y != end.y else { continue }
        let isDown = start.y < end.y
        sides.append(
          Side(
            top: isDown ? start : end, bottom: isDown ? end : start, winding: isDown ? 1 : -1,
            isOfFirst: isOfFirst))
      }
    }
    return sides.count <= Self.maximumSides
  }

  private var heights: [Double] {
    var heights = Set(sides.flatMap { [Double($0.top.y), Double($0.bottom.y)] })
    for (index, side) in sides.enumerated() {
      for other in sides[(index + 1)...] {
        if let height = side.crossing(other) { heights.insert(height) }
      }
    }
    return heights.sorted()
  }

  private mutating func cut(for operation: OutlineOperation, isEvenOdd: Bool) {
    let heights = self.heights
    let ordered = sides.sorted { $0.top.y < $1.top.y }
    var next = 0
    var active: [Side] = []
    /// The result's spans at the lower edge of the band above.
    var above: [(from: Double, to: Double)] = []
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      while next < ordered.count, ordered[next].top.y <= top {
        active.append(ordered[next])
        next += 1
      }
      active.removeAll { $0.bottom.y <= top }
      let middle = (top + bottom) / 2
      let row = active.sorted { $0.x(at: middle) < $1.x(at: middle) }
      var upper: [(from: Double, to: Double)] = []
      var lower: [(from: Double, to: Double)] = []
      var winding = (first: 0, second: 0)
      var left: Side?
      for side in row {
        if side.isOfFirst { winding.first += side.winding } else { winding.second += side.winding }
        let isInside = operation.contains(
          isEvenOdd ? winding.first % 2 != 0 : winding.first != 0,
          isEvenOdd ? winding.second % 2 != 0 : winding.second != 0)
        if isInside, left == nil {
          left = side
        } else if !isInside, let start = left {
          left = nil
          let ends = (
            top: (start.x(at: top), side.x(at: top)),
            bottom: (start.x(at: bottom), side.x(at: bottom))
          )
          lines.append((CGPoint(x: ends.bottom.0, y: bottom), CGPoint(x: ends.top.0, y: top)))
          lines.append((CGPoint(x: ends.top.1, y: top), CGPoint(x: ends.bottom.1, y: bottom)))
          upper.append(ends.top)
          lower.append(ends.bottom)
        }
      }
      addLevel(at: top, above: above, below: upper)
      above = lower
    }
    if let last = heights.last { addLevel(at: last, above: above, below: []) }
  }

  /// Adds the horizontal edges between two bands, where only one of them is part of the result.
  private mutating func addLevel(
    at y: Double, above: [(from: Double, to: Double)], below: [(from: Double, to: Double)]
  ) {
    let stops = Set((above + below).flatMap { [$0.from, $0.to] }).sorted()
    for (from, to) in zip(stops, stops.dropFirst()) {
      let middle = (from + to) / 2
      let isAbove = above.contains { $0.from < middle && middle < $0.to }
      let isBelow = below.contains { $0.from < middle && middle < $0.to }
      guard isAbove != isBelow else { continue }
      let ends = (CGPoint(x: from, y: y), CGPoint(x: to, y: y))
      lines.append(isBelow ? (ends.0, ends.1) : (ends.1, ends.0))
    }
  }

  /// Joins the lines into closed outlines.
  private func joined() -> Outline {
    var leaving: [Corner: [Int]] = [:]
    var isUsed = Array(repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() {
      if Corner(line.from) == Corner(line.to) {
        isUsed[index] = true
      } else {
        leaving[Corner(line.from), default: []].append(index)
      }
    }
    var outline = Outline()
    for first in lines.indices where !isUsed[first] {
      var points: [CGPoint] = []
      var current: Int? = first
      while let index = current {
        isUsed[index] = true
        points.append(lines[index].from)
        let corner = Corner(lines[index].to)
        while let last = leaving[corner]?.last, isUsed[last] { leaving[corner]?.removeLast() }
        current = leaving[corner]?.popLast()
      }
      append(points, to: &outline)
    }
    return outline
  }

  /// Adds a closed line without redundant corners on straight sections.
  private func append(_ points: [CGPoint], to outline: inout Outline) {
    var corners: [CGPoint] = []
    for (index, point) in points.enumerated() {
      let before = corners.last ?? points[points.count - 1]
      let after = points[index + 1 < points.count ? index + 1 : 0]
      let turn =
        (point.x - before.x) * (after.y - point.y) - (point.y - before.y) * (after.x - point.x)
      if abs(turn) > 1e-9 { corners.append(point) }
    }
    guard corners.count > 2 else { return }
    outline.elements.append(.move(corners[0]))
    outline.elements += corners.dropFirst().map { .line($0) }
    outline.elements.append(.close)
  }
}

import SwiftUI

/// A line through points with an interpolation method.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
struct LinePath {
  let points: [CGPoint]
  let method: InterpolationMethod.Kind

  /// Adds the line to a path whose current point is the first point.
  func add(to path: inout Path) {
    switch method {
    case .linear:
      path.addLines(continuing: points.dropFirst())
    case .stepStart, .stepCenter, .stepEnd:
      for (start, end) in zip(points, points.dropFirst()) {
        let turn: CGFloat =
          switch method {
          case .stepStart: start.x
          case .stepCenter: (start.x + end.x) / 2
          default: end.x
          }
        path.addLine(to: CGPoint(x: turn, y: start.y))
        path.addLine(to: CGPoint(x: turn, y: end.y))
        path.addLine(to: end)
      }
    case .monotone:
      curve(&path, slopes: monotoneSlopes())
    case .catmullRom, .cardinal:
      smooth(&path)
    }
  }

  private func curve(_ path: inout Path, slopes: [CGFloat]) {
    for index in points.indices.dropFirst() {
      let (start, end) = (points[index - 1], points[index])
      let third = (end.x - start.x) / 3
      path.addCurve(
        to: end,
        control1: CGPoint(x: start.x + third, y: start.y + slopes[index - 1] * third),
        control2: CGPoint(x: end.x - third, y: end.y - slopes[index] * third))
    }
  }

  /// Returns slopes that don't overshoot (Fritsch and Carlson, 1980).
  private func monotoneSlopes() -> [CGFloat] {
    guard points.count > 1 else { return [0] }
    let secants = zip(points, points.dropFirst()).map { start, end in
      end.x == start.x ? 0 : (end.y - start.y) / (end.x - start.x)
    }
    var slopes = [secants[0]]
    for index in 1..<secants.count {
      let (before, after) = (secants[index - 1], secants[index])
      slopes.append(before * after <= 0 ? 0 : 2 * before * after / (before + after))
    }
    slopes.append(secants[secants.count - 1])
    return slopes
  }

  /// Adds a spline whose tangents depend on the neighboring points.
  private func smooth(_ path: inout Path) {
    let tension: CGFloat =
      if case .cardinal(let tension) = method { 1 - tension } else { 0.5 }
    for index in points.indices.dropFirst() {
      let (start, end) = (points[index - 1], points[index])
      let before = points[max(0, index - 2)]
      let after = points[min(points.count - 1, index + 1)]
      path.addCurve(
        to: end,
        control1: CGPoint(
          x: start.x + (end.x - before.x) * tension / 3,
          y: start.y + (end.y - before.y) * tension / 3),
        control2: CGPoint(
          x: end.x - (after.x - start.x) * tension / 3,
          y: end.y - (after.y - start.y) * tension / 3))
    }
  }
}

extension Path {
  fileprivate mutating func addLines(continuing points: ArraySlice<CGPoint>) {
    for point in points { addLine(to: point) }
  }
}

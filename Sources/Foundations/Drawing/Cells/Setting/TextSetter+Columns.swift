import Foundation
import Pixels

extension TextSetter {
  /// Returns columns for evenly spaced pieces of text, such as the hours of a forecast.
  ///
  /// Adjacent pieces are the same whole number of cells apart.
  ///
  /// - Parameter segments: The segments of a row, from left to right.
  /// - Returns: Columns by index in `segments`, only for segments in an evenly spaced group.
  func evenColumns(of segments: [TextSegment]) -> [Int: Int] {
    var columns: [Int: Int] = [:]
    var first = 0
    while first + 2 < segments.count {
      var last = first + 1
      let gap = segments[last].frame.midX - segments[first].frame.midX
      while last + 1 < segments.count, segments[last + 1].size == segments[first].size,
        abs(segments[last + 1].frame.midX - segments[last].frame.midX - gap) <= Self.evenness
      {
        last += 1
      }
      guard last - first >= 2 else {
        first += 1
        continue
      }
      spread(first...last, of: segments, into: &columns)
      first = last
    }
    return columns
  }

  /// The tolerance for equal distances, in points; phones round positions to pixels.
  private static let evenness = 0.75
  /// The maximum distance that a piece of text moves from its position on the phone, in cells.
  private static let reach = 1.0

  private func spread(
    _ places: ClosedRange<Int>, of segments: [TextSegment], into columns: inout [Int: Int]
  ) {
    let steps = Double(places.count - 1)
    let left = segments[places.lowerBound].frame.midX / scale.width
    let right = segments[places.upperBound].frame.midX / scale.width
    let exact = (right - left) / steps
    let pitch = exact.rounded()
    guard pitch >= 1, abs(exact - pitch) * steps / 2 <= Self.reach else { return }
    for place in places {
      let offset = (Double(place - places.lowerBound) - steps / 2) * pitch
      let middle = (left + right) / 2 + offset
      columns[place] = Int(
        saturating: (middle - Double(segments[place].width) / 2 + 0.001).rounded())
    }
  }
}

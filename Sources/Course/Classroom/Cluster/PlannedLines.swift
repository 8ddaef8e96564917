import Foundation

/// The lines of a plan, decoded on demand to save memory in a large class.
struct PlannedLines: Sendable {
  private let text: Data
  private let ranges: [Range<Data.Index>]

  init(_ text: Data) {
    self.text = text
    var ranges: [Range<Data.Index>] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(of: 0x0A) ?? text.endIndex
      if start < end { ranges.append(start..<end) }
      start = min(end + 1, text.endIndex)
    }
    self.ranges = ranges
  }

  var count: Int { ranges.count }
  var indices: Range<Int> { ranges.indices }

  /// Decodes a line; nil if it's missing or damaged.
  func line(at place: Int) -> PlannedSubmission? {
    guard ranges.indices.contains(place) else { return nil }
    return try? JSONDecoder().decode(PlannedSubmission.self, from: text[ranges[place]])
  }
}

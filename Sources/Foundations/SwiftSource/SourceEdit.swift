/// A source edit that keeps the line and column numbers in messages valid.
package struct SourceEdit: Hashable, Sendable {
  /// The bytes to replace; empty for an insertion.
  package let range: Range<Int>

  /// The replacement, padded with spaces to the end of the range.
  package let text: String

  /// - Parameter text: The replacement; no longer than the range, unless the range is empty.
  package init(_ range: Range<Int>, _ text: String = "") {
    self.range = range
    self.text = text
  }
}

extension [UInt8] {
  /// Returns the source with the edits applied; skips an edit that overlaps an earlier edit.
  package func edited(_ edits: [SourceEdit]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    let ordered = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for edit in ordered where edit.range.lowerBound >= copied {
      result += self[copied..<edit.range.lowerBound]
      result += edit.text.utf8
      for byte in self[edit.range].dropFirst(edit.text.utf8.count) {
        result.append(byte == 0x0A || byte == 0x0D ? byte : 0x20)
      }
      copied = edit.range.upperBound
    }
    return result + self[copied...]
  }
}

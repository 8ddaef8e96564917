/// A change to source that leaves every line and column where people see it.
package struct SourceEdit: Hashable, Sendable {
  /// The bytes that it takes the place of; of an addition none.
  package let range: Range<Int>

  /// What stands there afterwards, with blanks up to the end of the range.
  package let text: String

  /// - Parameter text: no longer than the range, unless that is empty.
  package init(_ range: Range<Int>, _ text: String = "") {
    self.range = range
    self.text = text
  }
}

extension [UInt8] {
  /// The source with changes made in it, of which no two concern the same bytes.
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

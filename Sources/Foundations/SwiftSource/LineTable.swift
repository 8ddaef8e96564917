import Glibc

/// The byte offsets of a text's lines.
///
/// Lines are found at memory speed, because an untrusted file may have two million lines and lookups are
/// frequent.
package struct LineTable: Sendable {
  /// The offset of each line's first byte.
  package let starts: [Int]

  /// The length of the text, in bytes.
  package let count: Int

  package init(_ bytes: [UInt8]) {
    count = bytes.count
    starts = bytes.withUnsafeBytes { text in
      var starts = [0]
      guard let base = text.baseAddress else { return starts }
      var place = 0
      while place < text.count,
        let found = memchr(base + place, Int32(UInt8(ascii: "\n")), text.count - place)
      {
        place = base.distance(to: UnsafeRawPointer(found)) + 1
        starts.append(place)
      }
      return starts
    }
  }

  /// Returns the byte range of a line, counted from 1, without its line end; nil if there's no such line.
  package func range(ofLine line: Int) -> Range<Int>? {
    guard starts.indices.contains(line - 1) else { return nil }
    let end = line < starts.count ? starts[line] - 1 : count
    return starts[line - 1]..<end
  }

  /// Returns the line and column of a byte, both from 1.
  package func place(ofByte offset: Int) -> (line: Int, column: Int) {
    var (first, end) = (0, starts.count)
    while end - first > 1 {
      let middle = (first + end) / 2
      if starts[middle] <= offset { first = middle } else { end = middle }
    }
    return (first + 1, offset - starts[first] + 1)
  }
}

/// Reads a tar archive header by header; the caller interprets the entries.
package struct TarReader {
  package let bytes: [UInt8]

  /// The offset of the next header or contents.
  package private(set) var offset = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package enum Step {
    case header(TarHeader)
    /// The zero blocks that end an archive.
    case end
    /// Less than one block is left.
    case nothing
  }

  /// Reads the next header and moves past it; the header may be damaged.
  package mutating func next() -> Step {
    guard bytes.count - offset >= TarHeader.block else { return .nothing }
    let header = TarHeader(bytes[offset..<offset + TarHeader.block])
    guard !header.isEmpty else { return .end }
    offset += TarHeader.block
    return .header(header)
  }

  /// Moves past an entry's contents and returns their range, or `nil` if the archive is too short.
  package mutating func contents(of size: Int) -> Range<Int>? {
    guard size >= 0, size <= bytes.count - offset else { return nil }
    let place = offset..<offset + size
    offset += (size + TarHeader.block - 1) / TarHeader.block * TarHeader.block
    return place
  }
}

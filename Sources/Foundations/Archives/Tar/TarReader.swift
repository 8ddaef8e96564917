/// Goes through the bytes of a tar archive, entry by entry; what it makes of them is the caller's.
package struct TarReader {
  package let bytes: [UInt8]

  /// Where the next header or contents begin.
  package private(set) var offset = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// What comes next.
  package enum Step {
    case header(TarHeader)
    /// The blocks of zeros that end an archive.
    case end
    /// Less than a block is left.
    case nothing
  }

  /// Reads the next header, which may be damaged, and goes on behind it.
  package mutating func next() -> Step {
    guard bytes.count - offset >= TarHeader.block else { return .nothing }
    let header = TarHeader(bytes[offset..<offset + TarHeader.block])
    guard !header.isEmpty else { return .end }
    offset += TarHeader.block
    return .header(header)
  }

  /// Goes on behind the contents of an entry; nil where the archive has not that many bytes.
  package mutating func contents(of size: Int) -> Range<Int>? {
    guard size >= 0, size <= bytes.count - offset else { return nil }
    let place = offset..<offset + size
    offset += (size + TarHeader.block - 1) / TarHeader.block * TarHeader.block
    return place
  }
}

/// Bytes packed by gzip (RFC 1952).
enum Gzip {
  static func bytes(of packed: [UInt8], limit: Int) throws(ArchiveProblem) -> [UInt8] {
    var result: [UInt8] = []
    var offset = 0
    // Several may stand one behind the other; zeros at the end are padding.
    while offset < packed.count, !packed[offset...].allSatisfy({ $0 == 0 }) {
      let start = try header(of: packed, from: offset)
      let (bytes, end) = try Inflation.bytes(of: packed, from: start, limit: limit - result.count)
      let numbers = LittleEndian(bytes: packed)
      guard let checksum = numbers.number32(end), let size = numbers.number32(end + 4),
        size == bytes.count & 0xFFFF_FFFF, UInt32(checksum) == Checksum.of(bytes[...])
      else { throw .damaged }
      result += bytes
      offset = end + 8
    }
    guard offset > 0 else { throw .damaged }
    return result
  }

  /// Where the deflated bytes begin.
  private static func header(of packed: [UInt8], from start: Int) throws(ArchiveProblem) -> Int {
    guard start + 10 <= packed.count, packed[start] == 0x1F, packed[start + 1] == 0x8B,
      packed[start + 2] == 8
    else { throw .damaged }
    let flags = packed[start + 3]
    var offset = start + 10
    if flags & 4 != 0 {
      guard let count = LittleEndian(bytes: packed).number16(offset) else { throw .damaged }
      offset += 2 + count
    }
    // A name and a comment, each with a zero at its end.
    for flag in [UInt8(8), 16] where flags & flag != 0 {
      guard offset <= packed.count, let end = packed[offset...].firstIndex(of: 0) else {
        throw .damaged
      }
      offset = end + 1
    }
    if flags & 2 != 0 { offset += 2 }
    guard offset <= packed.count else { throw .damaged }
    return offset
  }
}

/// The gzip format (RFC 1952).
enum Gzip {
  static func bytes(of packed: [UInt8], limit: Int) throws(ArchiveProblem) -> [UInt8] {
    var result: [UInt8] = []
    var offset = 0
    // A gzip file can hold several members, followed by zeros as padding.
    while offset < packed.count, !packed[offset...].allSatisfy({ $0 == 0 }) {
      let (bytes, end) = try Inflation.bytes(
        of: packed, from: offset, limit: limit - result.count, wrapping: .gzip)
      result += bytes
      offset = end
    }
    guard offset > 0 else { throw .damaged }
    return result
  }
}

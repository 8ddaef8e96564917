import CZlib

/// Unpacks deflated bytes with zlib, and no more of them than a limit.
enum Inflation {
  /// What stands around the deflated bytes.
  enum Wrapping: Int32 {
    /// Nothing, as in a zip archive, which keeps checksums elsewhere.
    case none = -15
    /// A header and a checksum, which zlib reads and compares.
    case gzip = 31
    /// zlib's own, as around git's objects.
    case zlib = 15
  }

  /// The bytes that the stream at `offset` stands for, and where it ends.
  ///
  /// - Throws: `ArchiveProblem` for a stream that is damaged or larger than the limit.
  static func bytes(
    of input: [UInt8], from offset: Int, limit: Int, wrapping: Wrapping = .none
  ) throws(ArchiveProblem) -> (bytes: [UInt8], end: Int) {
    guard (0...input.count).contains(offset) else { throw .damaged }
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(&stream, wrapping.rawValue, ZLIB_VERSION, size) == Z_OK else {
      throw .damaged
    }
    defer { inflateEnd(&stream) }
    var output: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: pieceSize)
    let end = input.withUnsafeBufferPointer { whole -> Result<Int, ArchiveProblem> in
      let source = UnsafeBufferPointer(rebasing: whole[offset...])
      // zlib reads there and does not write.
      stream.next_in = source.baseAddress.map { UnsafeMutablePointer(mutating: $0) }
      stream.avail_in = UInt32(clamping: source.count)
      while true {
        let code = piece.withUnsafeMutableBufferPointer { room in
          stream.next_out = room.baseAddress
          stream.avail_out = UInt32(room.count)
          return inflate(&stream, Z_NO_FLUSH)
        }
        guard code == Z_OK || code == Z_STREAM_END else { return .failure(.damaged) }
        output += piece.prefix(pieceSize - Int(stream.avail_out))
        guard output.count <= limit else { return .failure(.tooLarge) }
        if code == Z_STREAM_END { return .success(offset + source.count - Int(stream.avail_in)) }
        // With room left and nothing more to read, the stream breaks off.
        if stream.avail_in == 0, stream.avail_out > 0 { return .failure(.damaged) }
      }
    }
    return (output, try end.get())
  }

  private static let pieceSize = 64 << 10
}

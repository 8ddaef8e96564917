import CZlib

/// Inflates data with zlib, up to a limit.
enum Inflation {
  /// The wrapper around the deflated bytes; raw values are zlib's window bits.
  enum Wrapping: Int32 {
    /// A raw stream, as in a zip archive, which stores checksums elsewhere.
    case none = -15
    /// A gzip header and checksum, which zlib verifies.
    case gzip = 31
    /// A zlib header, as in git's objects.
    case zlib = 15
  }

  /// Inflates the stream at `offset`, and returns its bytes and the offset where it ends.
  ///
  /// - Throws: `ArchiveProblem` if the stream is damaged or exceeds the limit.
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
      // zlib only reads from this pointer.
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
        // The input ended before the stream did.
        if stream.avail_in == 0, stream.avail_out > 0 { return .failure(.damaged) }
      }
    }
    return (output, try end.get())
  }

  private static let pieceSize = 64 << 10
}

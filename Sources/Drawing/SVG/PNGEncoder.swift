package import Foundation

/// Packs RGBA pixels as PNG, uncompressed: simple, exact, and the same on every machine.
package enum PNGEncoder {
  /// Nil where the bytes do not make `width` × `height` pixels.
  package static func encode(width: Int, height: Int, rgba: Data) -> Data? {
    guard width > 0, height > 0, rgba.count >= width * height * 4 else { return nil }
    let bytes = [UInt8](rgba)
    var lines: [UInt8] = []
    lines.reserveCapacity((width * 4 + 1) * height)
    for row in 0..<height {
      lines.append(0)
      let start = row * width * 4
      lines += bytes[start..<start + width * 4]
    }
    var header = bigEndian(UInt32(width)) + bigEndian(UInt32(height))
    // Eight bits a component, red green blue alpha, no interlacing.
    header += [8, 6, 0, 0, 0]
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    append("IHDR", header, to: &file)
    append("IDAT", zlib(lines), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private static func append(_ type: String, _ content: [UInt8], to file: inout Data) {
    let body: [UInt8] = Array(type.utf8) + content
    file += bigEndian(UInt32(content.count))
    file += body
    file += bigEndian(checksum(body))
  }

  /// A zlib stream of stored blocks.
  private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65535, bytes.count)
      let count = UInt16(end - start)
      result.append(end == bytes.count ? 1 : 0)
      result += [UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8)]
      result += bytes[start..<end]
      start = end
    } while start < bytes.count
    return result + bigEndian(adler(bytes))
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value = checksums[Int((value ^ UInt32(byte)) & 0xFF)] ^ (value >> 8)
    }
    return ~value
  }

  private static let checksums: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }
}

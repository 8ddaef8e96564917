import CZlib

/// CRC-32, as in zip archives.
enum Checksum {
  static func of(_ bytes: [UInt8]) -> UInt32 {
    UInt32(truncatingIfNeeded: crc32_z(0, bytes, bytes.count))
  }
}

/// CRC-32 as zip and gzip use it.
enum Checksum {
  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in
      value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
    }
  }

  static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    let table = table
    var value: UInt32 = .max
    bytes.withUnsafeBufferPointer { buffer in
      table.withUnsafeBufferPointer { table in
        for byte in buffer { value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ value >> 8 }
      }
    }
    return ~value
  }
}

import Glibc

/// Reads that cannot leave a file.
struct ElfBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// Throws unless `size` bytes from `offset` on are all in the file.
  func check(_ offset: Int, _ size: Int) throws(ElfImage.Damage) {
    guard offset >= 0, size >= 0, size <= bytes.count, offset <= bytes.count - size else {
      throw .malformed
    }
  }

  /// An unsigned number of at most 8 bytes that an `Int` can hold.
  func number(at offset: Int, size: Int) throws(ElfImage.Damage) -> Int {
    try check(offset, size)
    var value: UInt64 = 0
    var index = offset + size
    while index > offset {
      index -= 1
      value = value << 8 | UInt64(bytes[index])
    }
    guard let number = Int(exactly: value) else { throw .malformed }
    return number
  }

  /// The text up to the next zero byte, and its length with that byte.
  func text(at offset: Int, limit: Int) throws(ElfImage.Damage) -> (text: String, length: Int) {
    try check(offset, 1)
    let reach = min(limit, bytes.count - offset)
    let found = bytes.withUnsafeBytes { buffer -> String? in
      guard let start = buffer.baseAddress.map({ $0 + offset }),
        let end = memchr(start, 0, reach)
      else { return nil }
      let text = UnsafeRawBufferPointer(start: start, count: start.distance(to: end))
      return String(decoding: text, as: UTF8.self)
    }
    guard let found else { throw .malformed }
    return (found, found.utf8.count + 1)
  }
}

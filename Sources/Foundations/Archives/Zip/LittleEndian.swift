/// Reads little-endian numbers from an archive, or returns `nil` past its end.
struct LittleEndian {
  let bytes: [UInt8]

  func number16(_ offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return Int(bytes[offset]) | Int(bytes[offset + 1]) << 8
  }

  func number32(_ offset: Int) -> Int? {
    guard let low = number16(offset), let high = number16(offset + 2) else { return nil }
    return low | high << 16
  }
}

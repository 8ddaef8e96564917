package struct UTF8Reader {
  private var waiting: [UInt8] = []

  package init() {}

  /// Returns the scalar that `byte` completes, or nil if more bytes are needed.
  ///
  /// Invalid UTF-8 becomes the replacement character.
  package mutating func add(_ byte: UInt8) -> Unicode.Scalar? {
    if waiting.isEmpty, byte < 0x80 { return Unicode.Scalar(byte) }
    // A leading byte starts a new sequence.
    if byte & 0xC0 != 0x80 { waiting.removeAll() }
    waiting.append(byte)
    guard let first = waiting.first, let length = Self.length(startingWith: first) else {
      waiting.removeAll()
      return "\u{FFFD}"
    }
    if waiting.count < length { return nil }
    defer { waiting.removeAll() }
    return String(decoding: waiting, as: UTF8.self).unicodeScalars.first
  }

  private static func length(startingWith byte: UInt8) -> Int? {
    switch byte {
    case 0x00..<0x80: 1
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: nil
    }
  }
}

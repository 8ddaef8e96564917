/// The old NeXT format, which Xcode uses for projects.
///
/// Apple describes it as “Old-Style ASCII Property Lists” in the Property List Programming Guide.
extension PropertyList {
  mutating func readOldStyle() throws(Damage) {
    while try passSpace() {
      let byte = text[place]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        place += 1
        try begin(isDictionary: byte == UInt8(ascii: "{"))
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        place += 1
        try end(isDictionary: byte == UInt8(ascii: "}"))
      case UInt8(ascii: ";"):
        guard needsKey else { throw .malformed }
        place += 1
      case UInt8(ascii: ","):
        guard isInArray else { throw .malformed }
        place += 1
      case UInt8(ascii: "<"): try add(.text(try data()))
      case _ where needsKey:
        try add(key: try word())
        guard try passSpace(), text[place] == UInt8(ascii: "=") else { throw .malformed }
        place += 1
      default: try add(.text(try word()))
      }
    }
  }

  /// Skips spaces and comments; returns false at the end.
  private mutating func passSpace() throws(Damage) -> Bool {
    while place < text.count {
      if text[place] <= 0x20 {
        place += 1
      } else if isNext("//") {
        while place < text.count, text[place] != 0x0A { place += 1 }
      } else if isNext("/*") {
        place += 2
        try pass(through: "*/")
      } else {
        return true
      }
    }
    return false
  }

  private mutating func word() throws(Damage) -> String {
    let quote = text[place]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try quoted(by: quote) }
    let start = place
    while place < text.count, Self.isPlain(text[place]), !isNext("/*") { place += 1 }
    guard place > start else { throw .malformed }
    return String(decoding: text[start..<place], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case let other: "_$/:.-+@~!%^&*|?\\`#[]".utf8.contains(other) || other >= 0x80
    }
  }

  private mutating func quoted(by quote: UInt8) throws(Damage) -> String {
    place += 1
    var content: [UInt8] = []
    while place < text.count {
      let byte = text[place]
      place += 1
      if byte == quote { return String(decoding: content, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { content += try escaped() } else { content.append(byte) }
    }
    throw .malformed
  }

  /// Reads the character of an escape sequence: `n`, `U00e9`, three octal digits, or the character itself.
  private mutating func escaped() throws(Damage) -> [UInt8] {
    guard place < text.count else { throw .malformed }
    let byte = text[place]
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let digits = String(decoding: text[place...].prefix(4), as: UTF8.self)
      guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
        return [UInt8(ascii: "?")]
      }
      place = min(place + 4, text.count)
      return Array(String(Character(scalar)).utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let digits = text[(place - 1)...].prefix(3).prefix { (0x30...0x37).contains($0) }
      place += digits.count - 1
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 8) ?? 0x3F
      return Array(String(Character(Unicode.Scalar(UInt8(truncatingIfNeeded: number)))).utf8)
    default: return [byte]
    }
  }

  /// Reads `<0fbd77 1c2735ae>` and returns its digits.
  private mutating func data() throws(Damage) -> String {
    let start = place + 1
    while place < text.count, text[place] != UInt8(ascii: ">") { place += 1 }
    guard place < text.count else { throw .malformed }
    place += 1
    return String(decoding: text[start..<place - 1].filter { $0 > 0x20 }, as: UTF8.self)
  }
}

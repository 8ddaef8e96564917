/// Splits input into key presses, each a character or an escape sequence.
struct KeyPresses {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  /// Returns the bytes of the next press; nil at the end.
  mutating func next() -> [UInt8]? {
    guard let first = rest.first else { return nil }
    let press = first == 0x1B ? sequence : character
    rest = rest.dropFirst(press.count)
    return Array(press)
  }

  /// Returns whether the bytes end inside an escape sequence, including a lone escape character.
  static func isOpen(_ bytes: [UInt8]) -> Bool {
    var presses = KeyPresses(bytes)
    var last: [UInt8] = []
    while let press = presses.next() { last = press }
    guard last.first == 0x1B else { return false }
    guard last.count > 1 else { return true }
    switch last[1] {
    case UInt8(ascii: "["): return last.count < 3 || !(0x40...0x7E).contains(last[last.count - 1])
    case UInt8(ascii: "O"): return last.count < 3
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      return last[last.count - 1] != 0x07 && last.suffix(2) != [0x1B, UInt8(ascii: "\\")]
    default: return false
    }
  }

  /// Returns whether the bytes are a control string, such as a terminal's response, which no key sends.
  static func isString(_ bytes: [UInt8]) -> Bool {
    bytes.count > 1 && bytes[0] == 0x1B && "P]_^".utf8.contains(bytes[1])
  }

  private var character: ArraySlice<UInt8> {
    let length = rest.dropFirst().prefix(3).prefix { $0 & 0xC0 == 0x80 }.count + 1
    return rest.prefix(length)
  }

  /// An escape character with the rest of its sequence.
  private var sequence: ArraySlice<UInt8> {
    switch rest.dropFirst().first {
    case nil: return rest
    case UInt8(ascii: "["):
      let parameters = rest.dropFirst(2).prefix { !(0x40...0x7E).contains($0) }
      return rest.prefix(2 + parameters.count + 1)
    case UInt8(ascii: "O"): return rest.prefix(3)
    // Strings are the terminal's responses; they end with a string terminator or a bell.
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      var end = rest.startIndex + 2
      while end < rest.endIndex {
        if rest[end] == 0x07 { return rest[...end] }
        if rest[end] == 0x1B { return rest.prefix(end - rest.startIndex + 2) }
        end += 1
      }
      return rest
    // A key pressed together with Alt.
    case let second?: return second == 0x1B ? rest.prefix(1) : rest.prefix(2)
    }
  }
}

/// A key press outside of line editing.
package enum Key: Hashable, Sendable {
  case letter(Character)
  case enter
  case escape
  case up, down, left, right, pageUp, pageDown, tab
  /// Ctrl-D, or the end of the input.
  case end

  /// Reads the bytes of a key press; nil for keys without a meaning here.
  ///
  /// Letters become lowercase Latin: a Korean keyboard left in Hangul mode sends `ㅂ` for the key Q.
  package init?(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x04: self = .end
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x1B:
      guard bytes.count > 1 else {
        self = .escape
        return
      }
      guard let key = Self.named(by: bytes.dropFirst()) else { return nil }
      self = key
    case 0x00..<0x20, 0x7F: return nil
    default:
      guard let character = String(decoding: bytes, as: UTF8.self).first else { return nil }
      let latin = HangulKeyboard.keys(for: character)?.first
      self = .letter(latin ?? Character(character.lowercased()))
    }
  }

  /// Returns the key of an escape sequence; terminals differ in the sequence's introducer and parameters.
  private static func named(by sequence: ArraySlice<UInt8>) -> Key? {
    guard let introducer = sequence.first, let last = sequence.last,
      introducer == UInt8(ascii: "[") || introducer == UInt8(ascii: "O")
    else { return nil }
    switch last {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    case UInt8(ascii: "~"):
      switch sequence.dropFirst().first {
      case UInt8(ascii: "5"): return .pageUp
      case UInt8(ascii: "6"): return .pageDown
      default: return nil
      }
    default: return nil
    }
  }
}

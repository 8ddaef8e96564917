/// A key press or mouse action outside of line editing.
package enum Key: Hashable, Sendable {
  case letter(Character)
  case enter
  case escape
  case up, down, left, right, pageUp, pageDown, tab, backspace
  /// Keys for the first row (Home) and the last row (End or capital G).
  case first, last
  /// One step of the mouse wheel.
  case scrollUp, scrollDown
  /// A mouse click, with the column and row counting from 0.
  case click(column: Int, row: Int)
  /// Ctrl-D, or the end of the input.
  case end

  /// Reads the bytes of a key press; nil for keys without a meaning here.
  ///
  /// Letters become lowercase Latin: a Korean keyboard left in Hangul mode sends `ㅂ` for the key Q.
  package init?(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x04: self = .end
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x1B:
      guard bytes.count > 1 else {
        self = .escape
        return
      }
      guard let key = Self.named(by: bytes.dropFirst()) else { return nil }
      self = key
    case 0x00..<0x20: return nil
    case UInt8(ascii: "G"): self = .last
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
    let parameters = sequence.dropFirst().dropLast()
    switch last {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    case UInt8(ascii: "H"): return .first
    case UInt8(ascii: "F"): return .last
    case UInt8(ascii: "~"):
      switch numbers(in: parameters).first {
      case 1, 7: return .first
      case 4, 8: return .last
      case 5: return .pageUp
      case 6: return .pageDown
      default: return nil
      }
    case UInt8(ascii: "M") where parameters.first == UInt8(ascii: "<"):
      return mouse(numbers(in: parameters.dropFirst()))
    default: return nil
    }
  }

  /// Returns the action of a mouse report in xterm's SGR format: button, column and row.
  private static func mouse(_ report: [Int]) -> Key? {
    guard report.count == 3, report[1] > 0, report[2] > 0 else { return nil }
    // The bits for Shift, Alt and Ctrl don't matter.
    switch report[0] & ~28 {
    case 0: return .click(column: report[1] - 1, row: report[2] - 1)
    case 64: return .scrollUp
    case 65: return .scrollDown
    default: return nil
    }
  }

  private static func numbers(in parameters: ArraySlice<UInt8>) -> [Int] {
    parameters.split(separator: UInt8(ascii: ";"))
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
  }
}

/// A key press together with the character it types.
package struct KeyPress: Hashable, Sendable {
  /// The key; nil for a press that is only text.
  package var key: Key?
  /// The typed character, in the script of the keyboard; nil for keys without a character.
  package var character: Character?

  package init(key: Key?, character: Character? = nil) {
    self.key = key
    self.character = character
  }

  init(_ bytes: [UInt8]) {
    key = Key(bytes)
    guard let first = bytes.first, first >= 0x20, first != 0x7F else { return }
    character = String(decoding: bytes, as: UTF8.self).first
  }
}

/// A key pressed where no line is being edited.
package enum Key: Hashable, Sendable {
  case letter(Character)
  case enter
  case escape
  /// Ctrl-D, or the end of the input.
  case end

  /// Reads what one press sent; nil for keys that mean nothing here, such as arrows.
  ///
  /// Letters are lower-case Latin: a Korean keyboard left in Hangul mode sends `ㅂ` for the key Q.
  package init?(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x04: self = .end
    case 0x0A, 0x0D: self = .enter
    case 0x1B where bytes.count == 1: self = .escape
    case 0x00..<0x20, 0x7F: return nil
    default:
      guard let character = String(decoding: bytes, as: UTF8.self).first else { return nil }
      let latin = HangulKeyboard.keys(for: character)?.first
      self = .letter(latin ?? Character(character.lowercased()))
    }
  }
}

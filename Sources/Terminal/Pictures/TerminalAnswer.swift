/// What a terminal says of itself when it is asked, as it stands among what is typed.
///
/// Over a slow line it comes when nobody waits for it any more.
enum TerminalAnswer {
  /// What bytes of the terminal's are, from an escape on.
  enum Reading: Hashable {
    /// They can be no answer.
    case other
    /// They may become one.
    case begun
    case whole
  }

  /// An answer to `PictureProtocol.question`, or the beginning of one.
  static func reading(_ bytes: [UInt8]) -> Reading {
    let attributes = Array("\u{1B}[?".utf8)
    if attributes.starts(with: bytes) { return .begun }
    if bytes.starts(with: attributes) {
      let rest = bytes.dropFirst(attributes.count)
      let numbers = rest.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") }
      if numbers.count == rest.count { return .begun }
      return rest.dropFirst(numbers.count).elementsEqual([UInt8(ascii: "c")]) ? .whole : .other
    }
    for start in ["\u{1B}_Gi=", "\u{1B}P>|"].map({ Array($0.utf8) }) {
      if start.starts(with: bytes) { return .begun }
      if bytes.starts(with: start) { return isEnded(bytes) ? .whole : .begun }
    }
    return .other
  }

  /// Strings of the terminal's end with a string terminator, or with a bell.
  private static func isEnded(_ bytes: [UInt8]) -> Bool {
    bytes.last == 0x07 || bytes.suffix(2) == [0x1B, UInt8(ascii: "\\")]
  }
}

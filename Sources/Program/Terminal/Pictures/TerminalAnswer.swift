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

  /// How answers to `PictureProtocol.question` begin: attributes, kitty's own, and a name.
  private static let attributes = Array("\u{1B}[?".utf8)
  private static let starts = [attributes] + ["\u{1B}_Gi=", "\u{1B}P>|"].map { Array($0.utf8) }

  /// An answer to `PictureProtocol.question`, or the beginning of one.
  static func reading(_ bytes: [UInt8]) -> Reading {
    guard starts.contains(where: { bytes.starts(with: $0) || $0.starts(with: bytes) }) else {
      return .other
    }
    if KeyPresses.isOpen(bytes) { return .begun }
    // What begins like attributes may end as something else.
    let isOther = bytes.starts(with: attributes) && bytes.last != UInt8(ascii: "c")
    return isOther ? .other : .whole
  }
}

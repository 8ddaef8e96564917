/// A terminal's response to a query, found in the input.
///
/// On a slow connection, it may arrive after Rings has stopped waiting for it.
enum TerminalAnswer {
  /// A classification of bytes that begin with an escape character.
  enum Reading: Hashable {
    /// The bytes can't be a response.
    case other
    /// The bytes may begin a response.
    case begun
    case whole
  }

  /// The prefixes of responses to `PictureProtocol.question`: attributes, kitty's own, and a name.
  private static let attributes = Array("\u{1B}[?".utf8)
  private static let starts = [attributes] + ["\u{1B}_Gi=", "\u{1B}P>|"].map { Array($0.utf8) }

  /// Classifies bytes as a response to `PictureProtocol.question`, its beginning, or other input.
  static func reading(_ bytes: [UInt8]) -> Reading {
    guard starts.contains(where: { bytes.starts(with: $0) || $0.starts(with: bytes) }) else {
      return .other
    }
    if KeyPresses.isOpen(bytes) { return .begun }
    // Another sequence can have the same prefix as the attributes.
    let isOther = bytes.starts(with: attributes) && bytes.last != UInt8(ascii: "c")
    return isOther ? .other : .whole
  }
}

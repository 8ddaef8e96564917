/// How a message is written: a byte that begins every message, the length of its one value, the value, and
/// the names of all fields, each once.
///
/// Fields are written by their name's place in that list, so that a message holds only the fields that its
/// sender wrote, and its reader needs no agreement on their order.
enum MessageFormat {
  /// Begins every message; `ServiceFrame` has another one.
  static let mark: UInt8 = 1
  /// Bytes before the value: the mark, and the length of the value.
  static let headerLength = 1 + lengthOfLength
  /// Bytes in which a length is written, the least significant first.
  static let lengthOfLength = 4
  /// The most containers inside one another, as many as Foundation's coders of JSON take.
  static let mostNested = 512

  /// What begins a value.
  enum Kind: UInt8 {
    case null, isFalse, isTrue
    /// Zigzag, seven bits in a byte.
    case integer
    /// Beyond what a signed one can be; eight bytes.
    case unsigned
    /// Eight bytes.
    case double
    /// Its length and its UTF-8.
    case text
    /// Their number and the bytes.
    case bytes
    /// The length of all values in it, and these.
    case list
    /// The length of all fields in it, and of each the place of its name and its value.
    case fields
  }
}

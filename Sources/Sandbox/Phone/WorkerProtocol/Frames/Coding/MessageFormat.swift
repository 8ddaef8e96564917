/// The format of a message: a byte that begins every message, the length of its value, the value, and the
/// field names.
///
/// Each name is stored once, and fields refer to it by its index. A message contains only the fields that its
/// sender wrote, and the reader doesn't depend on their order.
enum MessageFormat {
  /// The first byte of every message; `ServiceFrame` has a different one.
  static let mark: UInt8 = 1
  /// Bytes before the value: the mark and the value's length.
  static let headerLength = 1 + lengthOfLength
  /// Bytes of a length, in little-endian order.
  static let lengthOfLength = 4
  /// The maximum nesting of containers, the same as in Foundation's JSON coders.
  static let mostNested = 512

  /// The kind of a value, written before it.
  enum Kind: UInt8 {
    case null, isFalse, isTrue
    /// Zigzag encoding, seven bits per byte.
    case integer
    /// A number too large for a signed integer, in eight bytes.
    case unsigned
    /// Eight bytes.
    case double
    /// The length, then UTF-8.
    case text
    /// The length, then the bytes.
    case bytes
    /// The length of all values, then the values.
    case list
    /// The length of all fields, then the name index and value of each.
    case fields
  }
}

/// Printable names of files and folders.
///
/// Different names stay different.
enum ShownName {
  /// Returns the name with control and invisible characters escaped as numbers.
  ///
  /// Also escapes the backslash of text that looks like such an escape, so two names never become equal.
  static func of(_ bytes: [UInt8]) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return bytes.map { byte in
        (0x20..<0x7F).contains(byte) && byte != 0x5C
          ? String(Unicode.Scalar(byte)) : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
    }
    return of(text)
  }

  static func of(_ text: String) -> String {
    let scalars = text.unicodeScalars
    if scalars.allSatisfy({ isPlain($0) && $0 != "\\" }) { return text }
    return scalars.map { isPlain($0) && $0 != "\\" ? String($0) : number(of: $0) }.joined()
  }

  static func number(of scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16))}"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Joiners form visible letters and emoji.
    case 0x200C, 0x200D: return true
    // Fillers, such as Hangul's, which are invisible.
    case 0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800, 0x034F, 0x17B4...0x17B5: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse,
      .surrogate:
      return false
    case .spaceSeparator: return scalar == " " || scalar.value == 0x3000
    default: return true
    }
  }
}

/// Names of files and folders as they are printed: harmless, and as different as the names are.
enum ShownName {
  /// The name with every scalar as its number that a terminal would obey or that nobody sees.
  ///
  /// A name that holds such a number already has its backslash written as one: no two names are one then.
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
    // Joiners make the letters and pictures that people see.
    case 0x200C, 0x200D: return true
    // Fillers of Hangul, which look like nothing.
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

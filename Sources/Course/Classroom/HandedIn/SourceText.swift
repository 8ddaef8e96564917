/// Converts source files to UTF-8, the only encoding that the compiler reads.
enum SourceText {
  /// Returns a file's source.
  ///
  /// Text from a platform's editor is extracted from its HTML page.
  static func utf8(_ bytes: [UInt8], of file: String) -> [UInt8] {
    let text = utf8(bytes)
    return SourceName(file)?.isTextEntry ?? false ? TextEntry.text(of: text) : text
  }

  /// Returns the bytes as UTF-8.
  ///
  /// Bytes with a UTF-16 or UTF-32 byte order mark are converted.
  ///
  /// Windows Notepad calls UTF-16 “Unicode” and always writes the mark.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return utf32(bytes.dropFirst(4), isLittle: true) }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return utf32(bytes.dropFirst(4), isLittle: false) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isLittle: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isLittle: false) }
    return bytes
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, isLittle: Bool) -> [UInt8] {
    Array(String(decoding: units(of: bytes, size: 2, isLittle: isLittle), as: UTF16.self).utf8)
  }

  private static func utf32(_ bytes: ArraySlice<UInt8>, isLittle: Bool) -> [UInt8] {
    Array(
      String(decoding: units(of: bytes, size: 4, isLittle: isLittle) as [UInt32], as: UTF32.self)
        .utf8)
  }

  /// Returns the complete code units, ignoring leftover bytes at the end.
  private static func units<Unit: FixedWidthInteger>(
    of bytes: ArraySlice<UInt8>, size: Int, isLittle: Bool
  ) -> [Unit] {
    stride(from: bytes.startIndex, to: bytes.endIndex - size + 1, by: size).map { start in
      let unit = bytes[start..<start + size]
      let ordered = isLittle ? Array(unit.reversed()) : Array(unit)
      return ordered.reduce(0) { $0 << 8 | Unit($1) }
    }
  }
}

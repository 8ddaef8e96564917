import Foundation

/// The encoding of a table, so that the table can be written back unchanged.
enum TextEncoding: Equatable, Sendable {
  case utf8(hasMark: Bool)
  case utf16(isLittle: Bool, hasMark: Bool)
  /// A legacy default encoding of spreadsheets, by its iconv name.
  case named(String)

  /// Excel's encodings in Korea and western Europe.
  private static let old = ["CP949", "CP1252"]

  /// Decodes bytes and detects their encoding.
  static func text(of bytes: [UInt8]) -> (text: String, encoding: TextEncoding)? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(validating: bytes.dropFirst(3), as: UTF8.self).map {
        ($0, .utf8(hasMark: true))
      }
    }
    for isLittle in [true, false] {
      let mark: [UInt8] = isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF]
      let hasMark = bytes.starts(with: mark)
      guard hasMark || looksLikeUTF16(bytes, isLittle: isLittle) else { continue }
      let marked = hasMark ? bytes : mark + bytes
      return (
        String(decoding: SourceText.utf8(marked), as: UTF8.self),
        .utf16(isLittle: isLittle, hasMark: hasMark)
      )
    }
    if let text = String(validating: bytes, as: UTF8.self) { return (text, .utf8(hasMark: false)) }
    for name in old {
      guard let text = converted(bytes, from: name, to: "UTF-8") else { continue }
      let result = String(decoding: text, as: UTF8.self)
      let isKorean = result.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
      if name == "CP949", !isKorean { continue }
      return (result, .named(name))
    }
    return nil
  }

  /// Encodes the text; nil if the encoding can't represent a character.
  func bytes(of text: String) -> [UInt8]? {
    switch self {
    case .utf8(let hasMark): return (hasMark ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
    case .utf16(let isLittle, let hasMark):
      let units = (hasMark ? [0xFEFF] : []) + Array(text.utf16)
      return units.flatMap { unit in
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isLittle ? pair.reversed() : pair
      }
    case .named(let name): return Self.converted(Array(text.utf8), from: "UTF-8", to: name)
    }
  }

  /// Whether zeros occur only at every other byte, as in Latin text.
  private static func looksLikeUTF16(_ bytes: [UInt8], isLittle: Bool) -> Bool {
    guard bytes.count > 3, bytes.count.isMultiple(of: 2) else { return false }
    let first = Array(bytes.prefix(64))
    let zeros = first.indices.filter { first[$0] == 0 }
    return zeros.count * 4 > first.count && zeros.allSatisfy { $0.isMultiple(of: 2) != isLittle }
  }

  private static func converted(_ bytes: [UInt8], from: String, to: String) -> [UInt8]? {
    guard let converter = iconv_open(to, from), converter != iconv_t(bitPattern: -1) else {
      return nil
    }
    defer { iconv_close(converter) }
    var input = bytes.map { CChar(bitPattern: $0) }
    var output = [CChar](repeating: 0, count: bytes.count * 4 + 16)
    var (left, room) = (input.count, output.count)
    let isDone = input.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        var (from, to) = (source.baseAddress, target.baseAddress)
        return iconv(converter, &from, &left, &to, &room) != Int.max && left == 0
      }
    }
    guard isDone else { return nil }
    return output.prefix(output.count - room).map { UInt8(bitPattern: $0) }
  }
}

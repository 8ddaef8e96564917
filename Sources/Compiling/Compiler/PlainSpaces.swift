import SwiftSource

/// Writes what the compiler takes for a space, and everybody else for a letter of the next word, as plain
/// spaces: the one that never breaks in code, and the byte-order mark that a file may begin with.
enum PlainSpaces {
  /// U+00A0 in UTF-8.
  private static let space: [UInt8] = [0xC2, 0xA0]
  /// U+FEFF in UTF-8.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The source with such spaces replaced, at the same length; the same bytes where there are none.
  static func made(in source: [UInt8]) -> [UInt8] {
    var result = source
    if source.starts(with: mark) {
      for index in mark.indices { result[index] = UInt8(ascii: " ") }
    }
    guard source.contains(text: "\u{A0}") else { return result }
    let scanner = SourceScanner(result)
    for index in source.indices
    where source[index] == space[0] && scanner.kinds[index] == .code
      && source[index...].starts(with: space)
    {
      result[index] = UInt8(ascii: " ")
      result[index + 1] = UInt8(ascii: " ")
    }
    return result
  }
}

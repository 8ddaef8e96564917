import SourceText

/// Writes the space that never breaks as two plain ones: the compiler takes it for one between words of
/// code, where everybody else sees a letter of the next word.
enum PlainSpaces {
  /// U+00A0 in UTF-8.
  private static let space: [UInt8] = [0xC2, 0xA0]

  /// The source with such spaces replaced in code, at the same length; the same bytes where there are none.
  static func made(in source: [UInt8]) -> [UInt8] {
    guard source.contains(text: "\u{A0}") else { return source }
    let scanner = SourceScanner(source)
    var result = source
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

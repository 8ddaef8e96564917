import SourceText

/// Makes `value as NSNumber` compile where there is no Objective-C runtime to bridge values.
///
/// In expressions the cast becomes the operator `<~` with a marker of the same length in the class's
/// place, so that every line and column stays where the learner sees it. Patterns are left alone.
enum BridgingCasts {
  private static let markers = [
    "NSNumber": "NSNumb_r", "NSString": "NSStri_g", "NSDate": "NSDat_", "NSData": "NSDa_a",
    "NSURL": "NSU_L", "NSArray": "NSArr_y", "NSDictionary": "NSDictiona_y", "NSSet": "NSS_t",
  ].map { (name: Array($0.key.utf8), marker: Array($0.value.utf8)) }

  private static let cast = " as NS"

  /// The source with its casts written anew; the same bytes where there are none.
  static func spelledOut(_ source: [UInt8]) -> [UInt8] {
    guard source.contains(text: cast) else { return source }
    let scanner = SourceScanner(source)
    var result = source
    for index in source.indices
    where source[index] == 0x20 && source[index...].starts(with: cast.utf8)
      && scanner.kinds[index + 1] == .code && !isInPattern(index, source)
    {
      let start = index + 4
      for (name, marker) in markers where source[start...].starts(with: name) {
        let end = start + name.count
        // `NSDateFormatter` is another class, and `NSNumber?` another type.
        guard end == source.count || !isWordPart(source[end]) else { continue }
        result[index + 1] = UInt8(ascii: "<")
        result[index + 2] = UInt8(ascii: "~")
        result.replaceSubrange(start..<end, with: marker)
      }
    }
    return result
  }

  /// `case let number as NSNumber` and `catch let error as …` ask rather than convert.
  private static func isInPattern(_ index: Int, _ source: [UInt8]) -> Bool {
    let line = source[..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let words = String(decoding: source[line..<index], as: UTF8.self)
      .split { !$0.isLetter }
    return words.contains("case") || words.contains("catch")
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    "?!.".utf8.contains(byte) || SourceScanner.isWord(byte)
  }
}

import SwiftSource

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
    var patterns = PatternLines(source)
    for index in source.indices
    where source[index] == 0x20 && source[index...].starts(with: cast.utf8)
      && scanner.kinds[index + 1] == .code && !patterns.isInPattern(index)
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

  private static func isWordPart(_ byte: UInt8) -> Bool {
    "?!.".utf8.contains(byte) || SourceScanner.isWord(byte)
  }
}

/// Tells the places behind `case` or `catch` on their line, each byte of the source looked at once.
///
/// `case let number as NSNumber` and `catch let error as …` ask rather than convert.
private struct PatternLines {
  private let source: [UInt8]
  private var place = 0
  private var isPattern = false
  private static let words = ["case", "catch"].map { Array($0.utf8) }

  init(_ source: [UInt8]) { self.source = source }

  /// Whether a place stands in a pattern.
  ///
  /// - Parameter index: A place behind that of the last question.
  mutating func isInPattern(_ index: Int) -> Bool {
    while place < index {
      let start = place
      place += 1
      if source[start] == UInt8(ascii: "\n") { isPattern = false }
      guard SourceScanner.isWord(source[start]) else { continue }
      while place < index, SourceScanner.isWord(source[place]) { place += 1 }
      isPattern = isPattern || Self.words.contains { source[start..<place].elementsEqual($0) }
    }
    return isPattern
  }
}

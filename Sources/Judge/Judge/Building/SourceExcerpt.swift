import Compiling
import Drawing
import Foundation
import SwiftSource

/// A line of source with a caret under the place that is meant.
enum SourceExcerpt {
  /// Lines longer than this many characters are cut around the place.
  private static let width = 100

  /// Bytes before and behind the place that are looked at, however long the line is.
  private static let reach = 1_000

  static func text(at location: Diagnostic.Location) -> String? {
    guard let source = QuotedSource.reading(location.file) else { return nil }
    return text(in: source.bytes, source.lines, line: location.line, column: location.column)
  }

  /// A line of source, and a caret below its column.
  ///
  /// - Parameter column: in bytes, from 1.
  static func text(in bytes: [UInt8], line: Int, column: Int) -> String? {
    text(in: bytes, LineTable(bytes), line: line, column: column)
  }

  private static func text(
    in bytes: [UInt8], _ lines: LineTable, line: Int, column: Int
  ) -> String? {
    guard let range = lines.range(ofLine: line) else { return nil }
    let place = min(range.lowerBound + max(0, column - 1), range.upperBound)
    var first = max(range.lowerBound, place - reach)
    // From the beginning of a character.
    while first < place, bytes[first] & 0xC0 == 0x80 { first += 1 }
    let text = shown(bytes[first..<min(range.upperBound, place + reach)])
    let before = shown(bytes[first..<place])
    let start = max(0, before.count - width + 20)
    let lead = CellWidth.of(before.dropFirst(start))
    return text.dropFirst(start).prefix(width) + "\n" + String(repeating: " ", count: lead) + "^"
  }

  /// A tab takes a cell: how far a terminal jumps depends on what stands before it.
  ///
  /// Of a line's end nothing is shown: to Swift a carriage return and a line feed are one character.
  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
      .replacing("\t", with: " ")
  }
}

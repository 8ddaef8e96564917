import Compiling
import Drawing
import Foundation
import SwiftSource

/// A line of source with a caret below the location.
enum SourceExcerpt {
  /// The maximum length of a line, in characters.
  ///
  /// Longer lines are cut around the location.
  private static let width = 100

  /// The number of bytes to read before and after the location, however long the line is.
  private static let reach = 1_000

  static func text(at location: Diagnostic.Location) -> String? {
    guard let source = QuotedSource.reading(location.file) else { return nil }
    return text(in: source.bytes, source.lines, line: location.line, column: location.column)
  }

  /// Returns a line of source with a caret below a column.
  ///
  /// - Parameter column: The column in bytes, from 1.
  static func text(in bytes: [UInt8], line: Int, column: Int) -> String? {
    text(in: bytes, LineTable(bytes), line: line, column: column)
  }

  private static func text(
    in bytes: [UInt8], _ lines: LineTable, line: Int, column: Int
  ) -> String? {
    guard let range = lines.range(ofLine: line) else { return nil }
    let place = min(range.lowerBound + max(0, column - 1), range.upperBound)
    var first = max(range.lowerBound, place - reach)
    // Start at the beginning of a character.
    while first < place, bytes[first] & 0xC0 == 0x80 { first += 1 }
    let text = shown(bytes[first..<min(range.upperBound, place + reach)])
    let before = shown(bytes[first..<place])
    let start = max(0, before.count - width + 20)
    let lead = CellWidth.of(before.dropFirst(start))
    return text.dropFirst(start).prefix(width) + "\n" + String(repeating: " ", count: lead) + "^"
  }

  /// Replaces tabs with single spaces, because the width of a tab depends on its position.
  ///
  /// Removes carriage returns: for Swift, a carriage return and a line feed are a single character.
  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
      .replacing("\t", with: " ")
  }
}

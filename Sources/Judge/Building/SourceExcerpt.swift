import Drawing
import Foundation
import Workbench

/// A line of source with a caret under the place that is meant.
enum SourceExcerpt {
  /// Lines longer than this many characters are cut around the place.
  private static let width = 100

  static func text(at location: Diagnostic.Location) -> String? {
    guard let data = FileManager.default.contents(atPath: location.file) else { return nil }
    return text(in: [UInt8](data), line: location.line, column: location.column)
  }

  /// - Parameter column: in bytes, from 1.
  static func text(in bytes: [UInt8], line: Int, column: Int) -> String? {
    // By bytes: to Swift a carriage return and a line feed are one character.
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return nil }
    let line = lines[line - 1].filter { $0 != UInt8(ascii: "\r") }
    let text = shown(String(decoding: line, as: UTF8.self))
    let before = shown(String(decoding: line.prefix(column - 1), as: UTF8.self))
    let start = max(0, before.count - width + 20)
    let lead = CellWidth.of(before.dropFirst(start))
    return text.dropFirst(start).prefix(width) + "\n" + String(repeating: " ", count: lead) + "^"
  }

  /// A tab takes a cell: how far a terminal jumps depends on what stands before it.
  private static func shown(_ text: String) -> String { text.replacing("\t", with: " ") }
}

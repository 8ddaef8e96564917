import Compiling
import Foundation
import SwiftSource

extension SuggestedFix {
  /// The maximum size of a suggestion.
  ///
  /// A longer suggestion is not useful advice.
  private static let mostLines = 200

  private static let longestText = 20_000

  /// Applies the compiler's fix-its to the lines of a file; nil if that's impossible.
  init?(_ fixIts: [Diagnostic.FixIt], message: String?) {
    guard let file = fixIts.first?.range.start.file,
      fixIts.allSatisfy({ $0.range.start.file == file && $0.range.end.file == file }),
      fixIts.allSatisfy({ $0.text.utf8.count <= Self.longestText }),
      let source = QuotedSource.reading(file), let edited = EditedLines(source, fixIts),
      edited.text.count <= Self.longestText,
      edited.text.count(where: \.isNewline) < Self.mostLines
    else { return nil }
    let line = edited.lines.lowerBound
    if let above = edited.linesAbove {
      self.init(message: message, line: line, lastLine: line - 1, text: above)
    } else {
      self.init(
        message: message, line: line, lastLine: edited.lines.upperBound, text: edited.text)
    }
  }
}

/// A range of a file's lines with replacements applied.
private struct EditedLines {
  let lines: ClosedRange<Int>
  let text: String
  /// The lines to insert above the existing lines; nil if the existing lines change.
  let linesAbove: String?

  /// The maximum size of the affected lines, in bytes.
  ///
  /// Longer lines are not useful advice.
  private static let longestLines = 40_000

  init?(_ source: QuotedSource, _ fixIts: [Diagnostic.FixIt]) {
    let bytes = source.bytes
    let starts = source.lines.starts
    func offset(_ place: Diagnostic.Location) -> Int? {
      guard starts.indices.contains(place.line - 1), place.column > 0 else { return nil }
      let offset = starts[place.line - 1] + place.column - 1
      return offset <= bytes.count ? offset : nil
    }
    var edits: [(range: Range<Int>, text: String)] = []
    for fixIt in fixIts {
      guard let start = offset(fixIt.range.start), let end = offset(fixIt.range.end),
        start <= end
      else { return nil }
      edits.append((start..<end, fixIt.text))
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    for (first, second) in zip(edits, edits.dropFirst())
    where second.range.lowerBound < first.range.upperBound { return nil }
    guard let first = fixIts.map(\.range.start.line).min(),
      let last = fixIts.map(\.range.end.line).max(), first <= last
    else { return nil }
    let end = last < starts.count ? starts[last] - 1 : bytes.count
    guard end - starts[first - 1] <= Self.longestLines,
      ReadingBudget.allows(end - starts[first - 1])
    else { return nil }
    var place = starts[first - 1]
    var result: [UInt8] = []
    for edit in edits {
      result += bytes[place..<edit.range.lowerBound]
      let column = bytes[starts[first - 1]..<edit.range.lowerBound].lastIndex(
        of: UInt8(ascii: "\n"))
      let margin = bytes[(column.map { $0 + 1 } ?? starts[first - 1])...].prefix {
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
      }
      let suggested = SuggestedText(edit.text)
      if suggested.endsWithEmptyElse {
        // A view without its `else` would vanish on older systems, so the learner has to write one. A bundle
        // has no `else`.
        guard BundleBody.surrounds(edit.range.lowerBound, in: bytes) else { return nil }
      }
      result +=
        suggested.withoutEmptyElse.indented(by: String(decoding: margin, as: UTF8.self)).utf8
      place = edit.range.upperBound
    }
    if place < end { result += bytes[place..<end] }
    lines = first...last
    text = String(decoding: result, as: UTF8.self).replacing("\r", with: "")
    let before = String(decoding: bytes[starts[first - 1]..<end], as: UTF8.self)
      .replacing("\r", with: "")
    linesAbove = text.hasSuffix("\n" + before) ? String(text.dropLast(before.count + 1)) : nil
  }
}

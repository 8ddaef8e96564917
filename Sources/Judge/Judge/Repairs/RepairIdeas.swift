import Compiling
import Foundation
import Sentences

/// Possible intentions behind a compiler error, based on typical beginners' mistakes.
///
/// They aren't suggestions yet. `RepairVerification` tries each on a copy, so they may be bold.
struct RepairIdeas {
  /// The compiler's message, in English.
  let words: String
  let notes: [VerdictDiagnostic]
  let lines: [String]
  let line: Int
  /// The column in UTF-8 bytes, counted from 1.
  let column: Int
  /// The names that frameworks declare; nil if unavailable.
  let frameworks: FrameworkNames?

  /// The longest line that was plausibly typed by hand.
  static let longestLine = 1_000

  /// The longest file that was plausibly typed by hand, in bytes.
  private static let longestFile = 200_000

  /// Returns nil if the error has no location in the text.
  init?(
    _ diagnostic: VerdictDiagnostic, notes: [VerdictDiagnostic], in text: String,
    names frameworks: FrameworkNames? = nil
  ) {
    guard let line = diagnostic.line, let column = diagnostic.column,
      text.utf8.count <= Self.longestFile
    else { return nil }
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.indices.contains(line - 1), lines[line - 1].utf8.count <= Self.longestLine else {
      return nil
    }
    words = String(diagnostic.message.spoken(in: .english).unicodeScalars.prefix(1_000))
    self.notes = notes
    self.line = line
    self.column = column
    self.frameworks = frameworks
  }

  /// All ideas, the most likely first.
  var all: [Repair] {
    let typed = comparisons + quotationMarks + fullWidthSigns + otherWords + webColors
    let built = declarations + separators + endedViews + missingSigns + openBrackets + openBraces
    return typed + built + widgetValues + members + names + modules + writtenValues
      + values
  }

  var text: String { lines[line - 1] }

  /// The line, split at the error's column.
  var halves: (front: String, rest: String)? {
    let bytes = Array(text.utf8)
    guard column >= 1, column <= bytes.count + 1 else { return nil }
    return (
      String(decoding: bytes[..<(column - 1)], as: UTF8.self),
      String(decoding: bytes[(column - 1)...], as: UTF8.self)
    )
  }

  /// Returns a repair that replaces a line.
  func line(_ number: Int? = nil, becomes text: String, meaning: Sentence? = nil) -> Repair {
    let number = number ?? line
    return Repair(
      SuggestedFix(line: number, lastLine: number, text: text), meaning: meaning)
  }
}

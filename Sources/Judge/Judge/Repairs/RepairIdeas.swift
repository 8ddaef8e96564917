import Compiling
import Foundation
import Sentences

/// What people who write their first widgets mostly meant where the compiler found an error.
///
/// Nothing here is advice yet: each idea is tried on a copy (`RepairTrial`), so that one may be bold.
struct RepairIdeas {
  /// The compiler's words.
  let words: String
  let notes: [VerdictDiagnostic]
  let lines: [String]
  /// From 1.
  let line: Int
  /// From 1, in UTF-8 bytes.
  let column: Int
  /// What frameworks call things; nil where they are not at hand.
  let frameworks: FrameworkNames?

  /// Lines longer than this were not typed by hand.
  static let longestLine = 1_000

  /// Files longer than this as well, in bytes.
  private static let longestFile = 200_000

  /// Nil where the error has no place in the text.
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

  /// All ideas, the likeliest first.
  var all: [Repair] {
    let typed = comparisons + quotationMarks + fullWidthSigns + otherWords + webColors
    let built = declarations + separators + endedViews + missingSigns + openBrackets + openBraces
    return typed + built + names + modules + writtenValues + values
  }

  /// The line of the error.
  var text: String { lines[line - 1] }

  /// The line in two, in front of the error's column and from there on.
  var halves: (front: String, rest: String)? {
    let bytes = Array(text.utf8)
    guard column >= 1, column <= bytes.count + 1 else { return nil }
    return (
      String(decoding: bytes[..<(column - 1)], as: UTF8.self),
      String(decoding: bytes[(column - 1)...], as: UTF8.self)
    )
  }

  /// Another text in the place of a line.
  func line(_ number: Int? = nil, becomes text: String, meaning: Sentence? = nil) -> Repair {
    let number = number ?? line
    return Repair(
      SuggestedFix(line: number, lastLine: number, text: text), meaning: meaning)
  }
}

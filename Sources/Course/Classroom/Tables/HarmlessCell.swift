import Foundation
import Judge
import Sentences

/// A field of a table that strangers wrote or that a spreadsheet opens.
enum HarmlessCell {
  /// A field that was read, as text that may be printed.
  static func text(_ value: String) -> String {
    HarmlessText.text(value, limit: 500).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// A text that a spreadsheet shows and does not run as a formula (OWASP, CSV injection), since learners choose
  /// their folder's name.
  static func plain(_ text: String) -> String {
    let text = HarmlessText.text(text, limit: longestField)
    return isFormula(text) ? "'" + text : text
  }

  /// A whole table by RFC 4180.
  ///
  /// - Parameters:
  ///   - numbers: Columns that hold numbers of ours below the first row: they stay as they are.
  ///   - isMarked: Whether a mark tells spreadsheets the encoding.
  static func csv(
    _ rows: [[String]], numbers: Range<Int> = 0..<0, isMarked: Bool = false
  ) -> String {
    let lines = rows.enumerated().map { row, cells in
      cells.enumerated().map { column, text in
        row > 0 && numbers.contains(column) ? text : field(text)
      }.joined(separator: ",") + "\r\n"
    }
    return (isMarked ? DelimitedTable.mark : "") + lines.joined()
  }

  /// Those who read it go by code points: a comma with an accent is a comma.
  private static func field(_ text: String) -> String {
    let text = plain(text)
    // A semicolon, or a tab, ends a field where the language writes numbers with commas.
    guard text.unicodeScalars.contains(where: { ",;\"\t".unicodeScalars.contains($0) }) else {
      return text
    }
    return DelimitedTable.quoted(text)
  }

  /// The letters that programs take in one cell.
  private static let longestField = 32_000

  /// Whether a program may run a text: wide and small signs are read as the plain ones, and spaces and
  /// quotes in front of them are skipped.
  private static func isFormula(_ text: String) -> Bool {
    let first = text.unicodeScalars.first { scalar in
      !scalar.properties.isWhitespace && !"\"'`´‘’“”＂＇".unicodeScalars.contains(scalar)
        && scalar.properties.generalCategory != .format
    }
    return first.map { "=+-@＝＋－＠﹦﹢﹣﹫−|%␍␊".unicodeScalars.contains($0) } ?? false
  }
}

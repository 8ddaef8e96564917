import Foundation
import Judge
import Sentences

/// Sanitizes fields that come from untrusted tables or that a spreadsheet opens.
enum SanitizedCell {
  /// Returns a field's value as printable text.
  static func text(_ value: String) -> String {
    SanitizedText.text(value, limit: 500).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns text that a spreadsheet doesn't run as a formula (OWASP, CSV injection).
  ///
  /// Learners choose the names of their folders.
  static func plain(_ text: String) -> String {
    let text = SanitizedText.text(text, limit: longestField)
    return isFormula(text) ? "'" + text : text
  }

  /// Returns a table as CSV, per RFC 4180.
  ///
  /// - Parameters:
  ///   - numbers: Columns with numbers from Rings below the header, which need no escaping.
  ///   - isMarked: Whether to begin with a byte order mark.
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

  /// Returns an escaped field.
  ///
  /// Compares code points, as CSV readers do: a comma with an accent is still a comma.
  private static func field(_ text: String) -> String {
    let text = plain(text)
    // Also quote semicolons and tabs, which separate fields in regions with decimal commas.
    guard text.unicodeScalars.contains(where: { ",;\"\t".unicodeScalars.contains($0) }) else {
      return text
    }
    return DelimitedTable.quoted(text)
  }

  /// The maximum number of characters that programs accept in one cell.
  private static let longestField = 32_000

  /// Whether a program may run text as a formula.
  ///
  /// Some programs accept full-width and small signs and skip leading spaces and quotes.
  private static func isFormula(_ text: String) -> Bool {
    let first = text.unicodeScalars.first { scalar in
      !scalar.properties.isWhitespace && !"\"'`´‘’“”＂＇".unicodeScalars.contains(scalar)
        && scalar.properties.generalCategory != .format
    }
    return first.map { "=+-@＝＋－＠﹦﹢﹣﹫−|%␍␊".unicodeScalars.contains($0) } ?? false
  }
}

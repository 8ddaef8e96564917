import Foundation
import Judge

/// The grade book as CSV: one row a learner, one column an exercise, a total.
enum GradeBookTable {
  static func csv(_ book: GradeBook) -> String {
    let names = book.exercises.map(\.identifier)
    let limits = book.exercises.map { Double($0.points) }
    let columns = ["learner"] + names + ["total", "max", "percent", "attention", "notes"]
    var rows = [columns.map(field)]
    for learner in book.learners {
      let results = names.map { book.result(of: learner, for: $0) }
      let total = results.reduce(0) { $0 + ($1?.verdict.score ?? 0) }
      let limit = limits.reduce(0, +)
      rows.append(
        [field(learner)] + results.map { $0.map { number($0.verdict.score) } ?? "" }
          + [
            number(total), number(limit), limit > 0 ? number(100 * total / limit) : "",
            field(attention(results)), field(book.remarks(on: learner).joined(separator: "; ")),
          ])
    }
    return rows.map { $0.joined(separator: ",") + "\r\n" }.joined()
  }

  /// Exercises whose score a person should look at before it counts.
  private static func attention(_ results: [GradedSubmission?]) -> String {
    results.compactMap { $0 }
      .filter {
        [.infrastructureFailure, .forbidden, .invalidSubmission].contains($0.verdict.status)
      }
      .map { "\($0.exercise): \($0.verdict.status.rawValue)" }
      .joined(separator: "; ")
  }

  /// A number without needless digits, with a point whatever the locale.
  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  /// A field by RFC 4180; one that a spreadsheet would run as a formula gets a quote in front
  /// (OWASP, CSV injection), since learners choose their folder's name.
  ///
  /// Those who read it go by code points: a comma with an accent is a comma.
  static func field(_ text: String) -> String {
    var text = HarmlessText.text(text, limit: longestField)
    if isFormula(text) { text = "'" + text }
    // A semicolon, or a tab, ends a field where the language writes numbers with commas.
    guard text.unicodeScalars.contains(where: { ",;\"\t".unicodeScalars.contains($0) }) else {
      return text
    }
    return "\"" + text.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }

  /// What programs take in one cell.
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

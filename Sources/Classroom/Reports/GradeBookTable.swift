import Foundation
import Judge

/// The grade book as CSV: one row a learner, one column an exercise, a total.
enum GradeBookTable {
  static func csv(_ book: GradeBook) -> String {
    let names = book.exercises.map(\.identifier)
    let limits = book.exercises.map { Double($0.points) }
    var rows = [["learner"] + names + ["total", "max", "percent", "attention"]]
    for learner in book.learners {
      let results = names.map { book.result(of: learner, for: $0) }
      let total = results.reduce(0) { $0 + ($1?.verdict.score ?? 0) }
      let limit = limits.reduce(0, +)
      rows.append(
        [learner] + results.map { $0.map { number($0.verdict.score) } ?? "" }
          + [
            number(total), number(limit), limit > 0 ? number(100 * total / limit) : "",
            attention(results),
          ])
    }
    return rows.map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
  }

  /// Exercises whose score a person should look at before it counts.
  private static func attention(_ results: [GradedSubmission?]) -> String {
    results.compactMap { $0 }
      .filter { $0.verdict.status == .infrastructureFailure || $0.verdict.status == .forbidden }
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
    var text = HarmlessText.text(text)
    if let first = text.unicodeScalars.first, "=+-@".unicodeScalars.contains(first),
      Double(text) == nil
    {
      text = "'" + text
    }
    guard text.unicodeScalars.contains(where: { ",\"".unicodeScalars.contains($0) }) else {
      return text
    }
    return "\"" + text.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }
}

import Foundation
import Judge
import Sentences

/// The grade book as CSV: one row a learner, one column an exercise, a total.
enum GradeBookTable {
  static func csv(_ book: GradeBook) -> String {
    let names = book.exercises.map(\.identifier)
    let hasPeople = !book.people.isEmpty
    let hasGrades = !book.policy.thresholds.isEmpty
    let columns =
      ["learner"] + (hasPeople ? ["name", "id", "email", "group", "section"] : []) + names
      + ["total", "max", "percent"] + (hasGrades ? ["grade"] : [])
      + ["status", "late", "attention", "notes"]
    var rows = [columns.map(field)]
    for learner in book.learners {
      let marks = book.marks(of: learner)
      let (total, limit) = book.total(of: learner)
      let percent = limit > 0 ? 100 * total / limit : 0
      let person = book.people[learner]
      let about = [
        person?.name, person?.ids.first, person?.email, person?.group, person?.section,
      ].map { field($0 ?? "") }
      let points = marks.map { mark in
        mark.isExcused || mark.hasNothing ? "" : number(mark.points)
      }
      let ends: [String] =
        [number(total), number(limit), limit > 0 ? number(percent) : ""]
        + (hasGrades ? [field(book.policy.grade(percent) ?? "")] : [])
      rows.append(
        [field(learner)] + (hasPeople ? about : []) + points + ends + [
          field(listed(marks) { $0.status.rawValue }),
          field(
            listed(marks.filter { $0.lateness != nil }, isAlone: marks.count == 1) {
              $0.lateness?.sentence.spoken(in: book.language) ?? ""
            }),
          field(attention(names.map { book.result(of: learner, for: $0) })),
          field(notes(marks, of: learner, in: book).joined(separator: "; ")),
        ])
    }
    return rows.map { $0.joined(separator: ",") + "\r\n" }.joined()
  }

  /// One word where there is one exercise, else one for each.
  private static func listed(
    _ marks: [ClassMark], isAlone: Bool? = nil, _ word: (ClassMark) -> String
  ) -> String {
    if isAlone ?? (marks.count == 1) { return marks.first.map(word) ?? "" }
    return marks.map { "\($0.exercise): \(word($0))" }.joined(separator: "; ")
  }

  /// Why a mark is what it is, what a teacher wrote, and what else is to be known.
  private static func notes(
    _ marks: [ClassMark], of learner: String, in book: GradeBook
  ) -> [String] {
    let why = marks.flatMap { mark in
      (mark.reasons.map { $0.spoken(in: book.language) } + [mark.comment].compactMap { $0 })
        .map { "\(mark.exercise): \($0)" }
    }
    let leftOut = Set(book.leftOut(of: learner).map(\.line))
    let unusable = marks.compactMap { mark -> String? in
      guard mark.status == .nothingUsable,
        let verdict = book.result(of: learner, for: mark.exercise)?.verdict,
        let reason = verdict.diagnostics.first?.message,
        // What is said of what is left out need not be said twice.
        !leftOut.contains(reason)
      else { return nil }
      return "\(mark.exercise): \(reason.spoken(in: book.language))"
    }
    return why + unusable + book.remarks(on: learner)
  }

  /// A name as the grade book shows it, which a spreadsheet does not run.
  static func plain(_ text: String) -> String {
    let text = HarmlessText.text(text, limit: longestField)
    return isFormula(text) ? "'" + text : text
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

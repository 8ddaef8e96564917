import Foundation
import Judge
import Sentences

/// The grade book as CSV, with a row per learner, a column per exercise, and a total.
enum GradeBookCSV {
  static func csv(_ book: GradeBook) -> String {
    let names = book.exercises.map(\.identifier)
    let hasPeople = !book.people.isEmpty
    let hasGrades = !book.policy.thresholds.isEmpty
    let people = hasPeople ? ["name", "id", "email", "group", "section"] : []
    let header =
      ["learner"] + people + names
      + ["total", "max", "percent"] + (hasGrades ? ["grade"] : [])
      + ["status", "late", "attention", "notes"]
    var rows = [header]
    for learner in book.learners {
      let marks = book.marks(of: learner)
      let (total, limit) = book.total(of: learner)
      let percent = limit > 0 ? 100 * total / limit : 0
      let person = book.people[learner]
      let about = [
        person?.name, person?.ids.first, person?.email, person?.group, person?.section,
      ].map { $0 ?? "" }
      let points = marks.map { mark in
        mark.isExcused || mark.hasNothing ? "" : number(mark.points)
      }
      let ends: [String] =
        [number(total), number(limit), limit > 0 ? number(percent) : ""]
        + (hasGrades ? [book.policy.grade(percent) ?? ""] : [])
      rows.append(
        [learner] + (hasPeople ? about : []) + points + ends + [
          listed(marks) { $0.status.rawValue },
          listed(marks.filter { $0.lateness != nil }, isAlone: marks.count == 1) {
            $0.lateness?.sentence.spoken(in: book.language) ?? ""
          },
          attention(names.map { book.result(of: learner, for: $0) }),
          notes(marks, of: learner, in: book).joined(separator: "; "),
        ])
    }
    let first = 1 + people.count
    return SanitizedCell.csv(rows, numbers: first..<first + names.count + 3, isMarked: true)
  }

  /// Returns one value for a single exercise, else a labeled list.
  private static func listed(
    _ marks: [ClassMark], isAlone: Bool? = nil, _ word: (ClassMark) -> String
  ) -> String {
    if isAlone ?? (marks.count == 1) { return marks.first.map(word) ?? "" }
    return marks.map { "\($0.exercise): \(word($0))" }.joined(separator: "; ")
  }

  /// Returns the reasons for the marks, the teacher's comments and other remarks.
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
        // Skips a reason that's already listed with the left-out items.
        !leftOut.contains(reason)
      else { return nil }
      return "\(mark.exercise): \(reason.spoken(in: book.language))"
    }
    return why + unusable + book.remarks(on: learner)
  }

  /// Lists the exercises whose scores the teacher should check before they count.
  private static func attention(_ results: [GradedSubmission?]) -> String {
    results.compactMap { $0 }
      .filter {
        [.infrastructureFailure, .forbidden, .invalidSubmission].contains($0.verdict.status)
      }
      .map { "\($0.exercise): \($0.verdict.status.rawValue)" }
      .joined(separator: "; ")
  }

  /// Formats a number without trailing zeros, with a decimal point in all locales.
  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}

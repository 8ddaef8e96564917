import Curriculum
import Foundation
import Judge
import Sentences

/// A report for the exercises' authors: pass rates, effort and frequent failures.
///
/// It contains no names, and no answer that only one learner gave.
enum AuthorReport {
  struct Finding: Encodable, Equatable {
    var check: String
    /// The check's title, or its message to the learner.
    var words: String
    var learners: Int
  }

  struct Row: Encodable, Equatable {
    var exercise: String
    var kind: String
    var graded = 0
    var passed = 0
    var notCompiled = 0
    /// The number of hand-ins that include a history.
    var histories = 0
    /// The medians of all histories.
    var attempts: Double?
    var hints: Double?
    /// The median minutes from first access to first pass, where the learner's machine recorded both.
    var minutesToPass: Double?
    var solutionsShown = 0
    var mostFailedCheck: Finding?
    var commonestWrongAnswer: Finding?
  }

  private struct Document: Encodable {
    var version = 1
    var pack: String
    var learners: Int
    var exercises: [Row]
  }

  static func files(_ book: GradeBook) throws -> [(path: String, contents: Data)] {
    let rows = rows(book)
    let document = Document(pack: book.pack, learners: book.learners.count, exercises: rows)
    return [
      ("course.csv", Data(csv(rows).utf8)),
      (
        "course.json",
        try ClassReport.encoder([.prettyPrinted]).encode(document) + Data("\n".utf8)
      ),
    ]
  }

  static func rows(_ book: GradeBook) -> [Row] {
    let results = Dictionary(grouping: book.results, by: \.exercise)
    return book.exercises.map { exercise in
      let verdicts = (results[exercise.identifier] ?? []).map { $0.verdict.forLearner() }
        .filter { $0.status != .infrastructureFailure }
      var row = Row(exercise: exercise.identifier, kind: exercise.kind.rawValue)
      row.graded = verdicts.count
      row.passed = verdicts.count(where: \.isPassed)
      row.notCompiled = verdicts.count { $0.status == .notCompiled }
      let histories = book.histories[exercise.identifier] ?? []
      row.histories = histories.count
      row.attempts = middle(histories.map { Double($0.attempts) })
      row.hints = middle(histories.map { Double($0.hints) })
      row.minutesToPass = middle(histories.compactMap(\.timeToPass)).map { ($0 / 6).rounded() / 10 }
      row.solutionsShown = histories.count { $0.solutionShown != nil }
      let failed = verdicts.map { verdict in
        verdict.checks.filter { $0.status != .passed && $0.status != .skipped }
      }
      row.mostFailedCheck = commonest(failed, in: book.language) {
        $0.status == .notCompiled ? nil : $0.title
      }
      row.commonestWrongAnswer = commonest(failed, in: book.language) {
        $0.visibility == .hidden ? nil : $0.actual ?? $0.message
      }
      return row
    }
  }

  /// Returns the most frequent result, if it concerns more than one learner.
  private static func commonest(
    _ failed: [[LearnerCheck]], in language: Language, _ words: (LearnerCheck) -> Sentence?
  ) -> Finding? {
    var counts: [[String]: Int] = [:]
    for checks in failed {
      let own = checks.compactMap { check in
        words(check).map { [check.id, $0.spoken(in: language)] }
      }
      for key in Set(own) where !key[1].isEmpty { counts[key, default: 0] += 1 }
    }
    let best = counts.min { left, right in
      left.value == right.value
        ? left.key.lexicographicallyPrecedes(right.key) : left.value > right.value
    }
    guard let best, best.value > 1 else { return nil }
    return Finding(check: best.key[0], words: best.key[1], learners: best.value)
  }

  private static func middle(_ numbers: [Double]) -> Double? {
    guard !numbers.isEmpty else { return nil }
    let sorted = numbers.sorted()
    let half = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
  }

  private static func csv(_ rows: [Row]) -> String {
    let head = [
      "exercise", "kind", "graded", "passed", "not compiled", "with history", "attempts", "hints",
      "minutes to pass", "solutions shown", "most failed check", "by", "commonest wrong answer",
      "by",
    ]
    let lines = rows.map { row in
      var cells = [row.exercise, row.kind, "\(row.graded)", "\(row.passed)", "\(row.notCompiled)"]
      cells.append("\(row.histories)")
      for number in [row.attempts, row.hints, row.minutesToPass] {
        cells.append(number.map(GradeBookCSV.number) ?? "")
      }
      cells.append("\(row.solutionsShown)")
      for finding in [row.mostFailedCheck, row.commonestWrongAnswer] {
        cells += [finding?.words ?? "", finding.map { "\($0.learners)" } ?? ""]
      }
      return cells.map { $0.replacing("\n", with: " ") }
    }
    return SanitizedCell.csv([head] + lines)
  }
}

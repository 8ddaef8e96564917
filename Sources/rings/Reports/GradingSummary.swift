import Sentences
import Classroom
import Foundation
import Judge

/// What a person wants to know when a class is graded: how many, how well, whose work was not usable,
/// where the reports are and what to do next.
struct GradingSummary {
  let outcome: ClassOutcome
  let reports: [String]
  let folder: URL

  private static let longestList = 10

  var lines: [String] {
    [head] + unusable + leftOut + former + next
  }

  private var book: GradeBook { outcome.book }

  private var head: String {
    let results = book.results
    let passed = results.count { $0.verdict.isPassed }
    let learners = Set(results.map(\.learner)).count
    return "\(GradingWords.count(results.count, "result")) of "
      + "\(GradingWords.count(learners, "learner")): \(passed) passed, \(results.count - passed) not."
  }

  /// Whose work could not be graded at all, and why.
  private var unusable: [String] {
    let results = Dictionary(grouping: book.results, by: \.learner)
    let reasons = book.learners.compactMap { learner -> String? in
      let own = results[learner] ?? []
      guard own.allSatisfy({ $0.verdict.status == .invalidSubmission }) else { return nil }
      let reason =
        own.first?.verdict.diagnostics.first?.message.spoken(in: book.language)
        ?? book.leftOut.first { ($0.learner ?? $0.entry) == learner }?.reason.spoken(in: book.language)
        ?? Sentence("nothing is there.", ko: "아무것도 없어요.").spoken(in: book.language)
      return "  \(learner): \(reason)"
    }
    guard !reasons.isEmpty else { return [] }
    return ["\(GradingWords.count(reasons.count, "learner")) handed in nothing that can be graded:"]
      + Self.shortened(reasons)
  }

  /// What else was passed over, of learners who have results.
  private var leftOut: [String] {
    let graded = Set(book.results.map(\.learner))
    let lines = book.leftOut.filter { $0.learner.map(graded.contains) ?? false || !$0.isWork }
      .map { "  " + $0.line.spoken(in: book.language) }
    let chosen = book.results.count { !($0.notes ?? []).isEmpty }
    let versions =
      chosen == 0
      ? []
      : [
        "Of \(GradingWords.count(chosen, "submission")) there were several versions; the reports say "
          + "which counted."
      ]
    guard !lines.isEmpty else { return versions }
    return versions + ["Left out besides:"] + Self.shortened(lines)
  }

  private var former: [String] {
    guard !outcome.former.isEmpty else { return [] }
    let names = outcome.former.prefix(Self.longestList).joined(separator: ", ")
    let isShort = outcome.former.count <= Self.longestList
    return [
      "Not in the reports, since they hand in nothing any more: \(names)\(isShort ? "" : ", …"). "
        + "Their old results stay in \(folder.appending(path: "results").path)."
    ]
  }

  private var next: [String] {
    let failures = book.results.count { $0.verdict.status == .infrastructureFailure }
    var lines = ["Reports in \(folder.path): \(reports.joined(separator: ", "))."]
    if failures > 0 {
      lines.append("\(failures) could not be judged: run again with --resume to repeat them.")
    }
    if outcome.waiting > 0 {
      lines.append(
        "\(outcome.waiting) \(outcome.waiting == 1 ? "is" : "are") not graded yet: grade the other "
          + "shards, or all of it with --resume.")
    }
    if failures == 0, outcome.waiting == 0 {
      lines.append(
        "Next: look at the grade book, and once somebody hands in again grade with --resume.")
    }
    return lines
  }

  private static func shortened(_ lines: [String]) -> [String] {
    guard lines.count > longestList else { return lines }
    return lines.prefix(longestList - 1)
      + ["  … and \(lines.count - longestList + 1) more: the reports name them all."]
  }
}

import Classroom
import Foundation
import Judge
import Sentences

/// The summary of a graded class: counts, scores, unusable submissions, reports and next steps.
struct GradingSummary {
  let outcome: ClassOutcome
  let reports: [String]
  let folder: URL
  /// The differences from earlier reports; nil if there were none.
  var changes: MarkChangePhrases?

  private static let longestList = 10

  var lines: [Sentence] {
    [head] + (changes?.lines ?? []) + unusable + leftOut + former + next
  }

  /// The summary of a class that several machines graded.
  var collectedLines: [Sentence] { [head] + unusable + leftOut + [places] }

  private var book: GradeBook { outcome.book }

  private var head: Sentence {
    let results = book.results
    let passed = results.count { $0.verdict.isPassed }
    let learners = Set(results.map(\.learner)).count
    return Sentence(
      """
      \(GradingPhrases.count(results.count, "result")) for \
      \(GradingPhrases.count(learners, "learner")): \(passed) passed, \(results.count - passed) not.
      """,
      ko: """
        학습자 \(learners)명의 결과 \(results.count)개: 통과 \(passed)개, 통과하지 못함 \
        \(results.count - passed)개.
        """)
  }

  /// The learners without any work to grade, with the reasons.
  private var unusable: [Sentence] {
    let results = Dictionary(grouping: book.results, by: \.learner)
    let reasons = book.learners.compactMap { learner -> Sentence? in
      let own = results[learner] ?? []
      guard own.allSatisfy({ $0.verdict.status == .invalidSubmission }) else { return nil }
      let reason =
        own.first?.verdict.diagnostics.first?.message
        ?? book.leftOut.first { ($0.learner ?? $0.entry) == learner }?.reason
        ?? Sentence("there are no files.", ko: "파일이 없어요.")
      return Sentence("  \(learner): \(reason)", ko: "  \(learner): \(reason)")
    }
    guard !reasons.isEmpty else { return [] }
    return [
      Sentence(
        "\(GradingPhrases.count(reasons.count, "learner")) submitted nothing that can be graded:",
        ko: "채점할 수 있는 것을 내지 않은 학습자 \(reasons.count)명:")
    ] + Self.shortened(reasons)
  }

  /// The other files that were left out, for learners who have results.
  private var leftOut: [Sentence] {
    // Learners without results already appear above with the reason.
    let graded = Set(
      book.results.filter { $0.verdict.status != .invalidSubmission }.map(\.learner))
    var told: Set<Sentence> = []
    // A group's file is left out for each member; list it once.
    let lines = book.leftOut.filter { $0.learner.map(graded.contains) ?? false || !$0.isWork }
      .filter { told.insert($0.line).inserted }
      .map { Sentence("  \($0.line)", ko: "  \($0.line)") }
    let chosen = outcome.choices
    let versions =
      chosen == 0
      ? []
      : [
        Sentence(
          """
          For \(GradingPhrases.count(chosen, "submission")), there were several versions; the reports show \
          which one counted.
          """,
          ko: "제출물 \(chosen)개는 버전이 여럿이었어요. 어느 것을 채점했는지 보고서에 있어요.")
      ]
    guard !lines.isEmpty else { return versions }
    return versions + [Sentence("Also left out:", ko: "그 밖에 제외한 것:")]
      + Self.shortened(lines)
  }

  private var former: [Sentence] {
    guard !outcome.former.isEmpty else { return [] }
    let isShort = outcome.former.count <= Self.longestList
    let names =
      outcome.former.prefix(Self.longestList).joined(separator: ", ") + (isShort ? "" : ", …")
    let place = folder.appending(path: "results").path
    return [
      Sentence(
        """
        Learners without submissions now, left out of the reports: \(names). Their old results stay \
        in \(place).
        """,
        ko: "이제 제출물이 없어서 보고서에 없는 학습자: \(names). 예전 결과는 \(place) 폴더에 남아 있어요.")
    ]
  }

  private var places: Sentence {
    let names = reports.joined(separator: ", ")
    return Sentence("Reports in \(folder.path): \(names).", ko: "\(folder.path) 폴더의 보고서: \(names).")
  }

  private var next: [Sentence] {
    let failures = book.results.count { $0.verdict.status == .infrastructureFailure }
    var lines = [places]
    if failures > 0 {
      lines.append(
        Sentence(
          "\(failures) couldn't be judged. To judge them again, run the command with --resume.",
          ko: "판정하지 못한 것이 \(failures)개 있어요. --resume 옵션으로 다시 실행하세요."))
    }
    if outcome.waiting > 0 {
      lines.append(
        Sentence(
          """
          \(outcome.waiting) \(outcome.waiting == 1 ? "isn't" : "aren't") graded yet. Grade the \
          other shards, or grade everything with --resume.
          """,
          ko: """
            아직 채점하지 않은 것이 \(outcome.waiting)개 있어요. 나머지 조각을 채점하거나, --resume 옵션으로 \
            모두 채점하세요.
            """))
    }
    if failures == 0, outcome.waiting == 0 {
      lines.append(
        Sentence(
          "Next: look at the grade book. When learners submit again, grade with --resume.",
          ko: "다음: 성적표를 보세요. 학습자가 다시 내면 --resume 옵션으로 채점하세요."))
    }
    return lines
  }

  private static func shortened(_ lines: [Sentence]) -> [Sentence] {
    guard lines.count > longestList else { return lines }
    let rest = lines.count - longestList + 1
    return lines.prefix(longestList - 1)
      + [
        Sentence(
          "… and \(rest) more; the reports list them all.",
          ko: "  … 그 밖에 \(rest)개 더: 보고서에 모두 있어요.")
      ]
  }
}

import Classroom
import Sentences
import Terminal

/// The plan of submissions, as `rings grade --dry-run` prints it.
struct PlanReport: Encodable {
  struct Row: Encodable {
    var learner: String
    var exercise: String
    var files: [String]
    var notes: [Sentence]
    var problem: Sentence?
  }

  /// The submissions matched with the class roster.
  struct Roll: Encodable {
    var matched: [String: [RosterPerson]]
    var unmatched: [String]
    var missing: [RosterPerson]
  }

  var version = 1
  var submissions: [Row]
  var leftOut: [LeftOut]
  var roll: Roll?
  private let rollLines: [Sentence]
  /// The number of late submissions, with the reason.
  var late: Sentence?

  private enum CodingKeys: String, CodingKey { case version, submissions, leftOut, roll, late }

  init(_ plan: ClassPlan, lateness: Sentence? = nil) {
    late = lateness
    submissions = plan.submissions.map { submission in
      Row(
        learner: submission.learner, exercise: submission.exercise.identifier,
        files: submission.files, notes: Self.notes(on: submission),
        problem: submission.problem?.sentence)
    }
    leftOut = plan.leftOut
    roll = plan.roll.map {
      Roll(matched: $0.people, unmatched: $0.unmatched, missing: $0.missing)
    }
    rollLines = RollPhrases(plan.roll).lines
  }

  /// Returns the notes on a submission; the first says which attempt it is if the best one counts.
  private static func notes(on submission: Submission) -> [Sentence] {
    let attempt = submission.attempt.flatMap { attempt -> Sentence? in
      guard attempt.rule == .best else { return nil }
      return Sentence(
        "attempt \(attempt.number) of \(attempt.count); the best counts",
        ko: "\(attempt.count)번 가운데 \(attempt.number)번째, 가장 좋은 것으로 채점함")
    }
    return [attempt].compactMap(\.self) + submission.notes.map(\.sentence)
  }

  /// The maximum number of files to list for a submission.
  private static let longestList = 12

  private static func shortened(_ files: [String]) -> Sentence {
    let shown = files.count > longestList ? files.prefix(longestList - 4) : files[...]
    let names = shown.joined(separator: ", ")
    let rest = files.count - shown.count
    guard rest > 0 else { return Sentence("\(names)", ko: "\(names)") }
    return Sentence("\(names) and \(rest) more", ko: "\(names) 그 밖에 \(rest)개")
  }

  /// Returns a note such as `kim forecast-model: Forecast.swift counts (the newest); passed over:
  /// Forecast-1.swift`.
  static func line(_ note: SubmissionNote, of submission: Submission) -> Sentence {
    let (learner, exercise) = (submission.learner, submission.exercise.identifier)
    return Sentence(
      "\(learner) \(exercise): \(note.sentence)", ko: "\(learner) \(exercise): \(note.sentence)")
  }

  func text(for terminal: TerminalCapabilities) -> String {
    let language = terminal.language
    let graded = submissions.map { row in
      [
        row.learner, row.exercise, Self.shortened(row.files).spoken(in: language),
        (row.notes + [row.problem].compactMap { $0 }).map { $0.spoken(in: language) }
          .joined(separator: ". "),
      ]
    }
    let others = leftOut.map {
      [
        $0.learner ?? "", "", $0.entry,
        Sentence("left out: \($0.reason)", ko: "제외됨: \($0.reason)").spoken(in: language),
      ]
    }
    // A single exercise needs no column.
    let exercises = Set(submissions.map(\.exercise))
    let columns = exercises.count == 1 ? [0, 2, 3] : [0, 1, 2, 3]
    let header = [
      Sentence("learner", ko: "학습자"), Sentence("exercise", ko: "과제"),
      Sentence("files", ko: "파일"), Sentence("note", ko: "참고"),
    ].map { StyledText($0.spoken(in: language)) }
    let table = Table(
      header: columns.map { header[$0] },
      rows: (graded + others).map { row in columns.map { StyledText(row[$0]) } }, breaksPaths: true)
    let learners = Set(submissions.map(\.learner)).count
    let unusable = submissions.count { $0.problem != nil }
    let only = columns.count < 4 ? exercises.first : nil
    let words = Sentence(
      """
      \(GradingPhrases.count(submissions.count, "submission")) of \
      \(GradingPhrases.count(learners, "learner")), \(unusable) unusable, \(leftOut.count) left \
      out\(only.map { ", for \($0)" } ?? ""). Nothing was graded. To grade, run the same command \
      without --dry-run.
      """,
      ko: """
        \(only.map { "\($0) 과제: " } ?? "")학습자 \(learners)명의 제출물 \(submissions.count)개, \
        쓸 수 없는 것 \(unusable)개, 제외한 것 \(leftOut.count)개. 아직 채점하지 않았어요. --dry-run 옵션 없이 \
        다시 실행하세요.
        """)
    let sum = StyledText(words.spoken(in: language))
    let people = (rollLines + [late].compactMap { $0 }).flatMap {
      StyledText($0.spoken(in: language)).wrapped(to: terminal.width, indent: "    ")
    }
    return
      (table.lines(width: terminal.width) + [StyledText()] + people
      + sum.wrapped(to: terminal.width))
      .encoded(for: terminal)
  }
}

import Sentences
import Classroom
import Terminal

/// Who hands in what, as `rings grade --dry-run` prints it.
struct PlanReport: Encodable {
  struct Row: Encodable {
    var learner: String
    var exercise: String
    var files: [String]
    var notes: [String]
    var problem: Sentence?
  }

  var version = 1
  var submissions: [Row]
  var leftOut: [LeftOut]

  init(_ plan: ClassPlan) {
    submissions = plan.submissions.map { submission in
      Row(
        learner: submission.learner, exercise: submission.exercise.identifier,
        files: submission.files, notes: submission.notes, problem: submission.problem?.sentence)
    }
    leftOut = plan.leftOut
  }

  func text(for terminal: TerminalCapabilities) -> String {
    let language = terminal.language
    let graded = submissions.map { row in
      [
        row.learner, row.exercise, row.files.joined(separator: ", "),
        (row.notes + [row.problem].compactMap { $0?.spoken(in: language) }).joined(separator: ". "),
      ]
    }
    let others = leftOut.map { 
      [
        $0.learner ?? "", "", $0.entry,
        Sentence("left out: \($0.reason)", ko: "제외됨: \($0.reason)").spoken(in: language),
      ]
     }
    // One exercise needs no column.
    let exercises = Set(submissions.map(\.exercise))
    let columns = exercises.count == 1 ? [0, 2, 3] : [0, 1, 2, 3]
    let header: [StyledText] = ["learner", "exercise", "files", "note"]
    let table = Table(
      header: columns.map { header[$0] },
      rows: (graded + others).map { row in columns.map { StyledText(row[$0]) } }, breaksPaths: true)
    let learners = Set(submissions.map(\.learner)).count
    let unusable = submissions.count { $0.problem != nil }
    let sum = StyledText(
      "\(GradingWords.count(submissions.count, "submission")) of "
        + "\(GradingWords.count(learners, "learner")), \(unusable) unusable, \(leftOut.count) left "
        + "out\(columns.count < 4 ? ", for \(exercises.first ?? "")" : ""). Nothing was graded: type the same "
        + "without --dry-run.")
    return (table.lines(width: terminal.width) + [StyledText()] + sum.wrapped(to: terminal.width))
      .encoded(for: terminal)
  }
}

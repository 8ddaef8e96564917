package import Foundation

/// A file that some platform reads, made from the results of a class.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// Everything, for programs: `class.json`.
  case json
  /// One line a result, for streaming tools: `class.jsonl`.
  case jsonLines = "jsonl"
  /// One row a learner, one column an exercise: `gradebook.csv`.
  case csv
  /// For continuous integration: `junit.xml`.
  case junit
  /// A `results.json` a learner, in `gradescope/`.
  case gradescope
  /// A version-3 `results.json` a learner and exercise, in `exercism/`.
  case exercism
  /// An autograding result a learner, in `github-classroom/`.
  case gitHubClassroom = "github-classroom"

  /// A page for each learner in `feedback/`, `class.html` for the teacher, and the archives that Moodle,
  /// Canvas and Brightspace take back.
  case feedback

  /// One row an exercise, with nobody's name, for whoever writes the pack: `course.csv` and `course.json`.
  case course

  /// The folder of a format that has a file a learner.
  package var folder: String? {
    switch self {
    case .gradescope, .exercism, .gitHubClassroom, .feedback: rawValue
    case .json, .jsonLines, .csv, .junit, .course: nil
    }
  }

  /// The report's files: paths below the output folder and their bytes.
  package func files(for book: GradeBook) throws -> [(path: String, contents: Data)] {
    try files(forHarmless: book.harmless())
  }

  /// The same for a book that has been made harmless, which takes its time for a large class.
  package func files(forHarmless book: GradeBook) throws -> [(path: String, contents: Data)] {
    switch self {
    case .json: [("class.json", try ClassReport.json(book))]
    case .jsonLines: [("class.jsonl", try ClassReport.jsonLines(book))]
    case .csv: [("gradebook.csv", Data(GradeBookTable.csv(book).utf8))]
    case .junit: [("junit.xml", Data(JUnitReport.xml(book).utf8))]
    case .gradescope: try GradescopeReport.files(book)
    case .exercism: try ExercismReport.files(book)
    case .feedback: try FeedbackReport.files(book)
    case .course: try AuthorReport.files(book)
    case .gitHubClassroom: try GitHubClassroomReport.files(book)
    }
  }
}

package import Foundation

package enum ReportFormat: String, CaseIterable, Sendable {
  /// All data, for programs to read: `class.json`.
  case json
  case jsonLines = "jsonl"
  /// One row per learner, one column per exercise: `gradebook.csv`.
  case csv
  /// For continuous integration: `junit.xml`.
  case junit
  /// One `results.json` per learner, in `gradescope/`.
  case gradescope
  /// One version 3 `results.json` per learner and exercise, in `exercism/`.
  case exercism
  /// One autograding result per learner, in `github-classroom/`.
  case gitHubClassroom = "github-classroom"

  /// A page for each learner in `feedback/`, `class.html` for the teacher, and archives for importing into
  /// Moodle, Canvas and Brightspace.
  case feedback

  /// One row per exercise without names, for the pack's author: `course.csv` and `course.json`.
  case course

  package var folder: String? {
    switch self {
    case .gradescope, .exercism, .gitHubClassroom, .feedback: rawValue
    case .json, .jsonLines, .csv, .junit, .course: nil
    }
  }

  package func files(for book: GradeBook) throws -> [(path: String, contents: Data)] {
    var files: [(path: String, contents: Data)] = []
    try eachFile(forSanitized: book.harmless()) { path, piece in
      if let last = files.last, last.path == path {
        files[files.count - 1].contents += piece
      } else {
        files.append((path, piece))
      }
    }
    return files
  }

  /// Passes the report's files to `body`, each created on demand to save memory in a large class.
  ///
  /// - Parameters:
  ///   - book: A sanitized book. Sanitizing a large class takes time, so the caller does it once.
  ///   - body: Receives a long file in consecutive pieces.
  package func eachFile(
    forSanitized book: GradeBook, _ body: (_ path: String, _ piece: Data) throws -> Void
  ) throws {
    switch self {
    case .json: try ClassReport.json(book) { try body("class.json", $0) }
    case .jsonLines: try ClassReport.jsonLines(book) { try body("class.jsonl", $0) }
    case .csv: try body("gradebook.csv", Data(GradeBookCSV.csv(book).utf8))
    case .junit: try JUnitReport.xml(book) { try body("junit.xml", $0) }
    case .gradescope: try GradescopeReport.eachFile(book, body)
    case .exercism: try ExercismReport.eachFile(book, body)
    case .feedback: try FeedbackReport.eachFile(book, body)
    case .course: for file in try AuthorReport.files(book) { try body(file.path, file.contents) }
    case .gitHubClassroom: try GitHubClassroomReport.eachFile(book, body)
    }
  }
}

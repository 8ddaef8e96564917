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
    var files: [(path: String, contents: Data)] = []
    try eachFile(forHarmless: book.harmless()) { path, piece in
      if let last = files.last, last.path == path {
        files[files.count - 1].contents += piece
      } else {
        files.append((path, piece))
      }
    }
    return files
  }

  /// Gives one file after the other, each made when its turn comes: those of a large class are never held together.
  ///
  /// - Parameters:
  ///   - book: One that has been made harmless, which takes its time for a large class.
  ///   - body: Is given a long file in pieces, one after the other.
  package func eachFile(
    forHarmless book: GradeBook, _ body: (_ path: String, _ piece: Data) throws -> Void
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

package import Foundation
import Sentences

/// The teacher's comments on lines of learners' files, in a table beside the results.
package struct LineComments: Equatable, Sendable {
  package struct Comment: Equatable, Sendable {
    /// The file's name; nil for the learner's first file.
    var file: String?
    /// The line, counting from 1; nil for a comment on the whole submission.
    var line: Int?
    var text: String
  }

  package static let fileName = "comments.csv"
  private static let header = ["learner", "exercise", "file", "line", "comment"]

  private var comments: [[String]: [Comment]] = [:]

  package init() {}

  /// Reads the table in a results folder; creates an empty value if there's no table.
  ///
  /// - Throws: `GradingError.brokenTable` for an invalid line number.
  package init(in folder: URL) throws(GradingError) {
    guard let table = try TeacherTable(Self.fileName, header: Self.header, in: folder) else {
      return
    }
    for (row, fields) in table.rows where !fields[0].isEmpty && !fields[4].isEmpty {
      let line = Int(fields[3])
      guard fields[3].isEmpty || line.map({ $0 > 0 }) == true else {
        throw table.invalid(
          row,
          Sentence("an invalid line, “\(fields[3])”", ko: "줄 번호 “\(fields[3])” 값을 읽을 수 없어요"),
          Sentence("Write a line number such as 12.", ko: "12 같은 줄 번호를 적으세요."))
      }
      comments[[TeacherTable.key(fields[0]), fields[1]], default: []].append(
        Comment(file: fields[2].isEmpty ? nil : fields[2], line: line, text: fields[4]))
    }
  }

  func comments(on learner: String, exercise: String) -> [Comment] {
    comments[[TeacherTable.key(learner), exercise]] ?? []
  }
}

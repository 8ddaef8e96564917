package import Foundation
import Sentences

/// The teacher's manual decisions, in a table beside the results.
///
/// Rings reads the table before each report and never changes existing rows.
package struct MarkOverrides: Sendable {
  /// The score that replaces the judge's points.
  package enum Score: Equatable, Sendable {
    case points(Double)
    case excused
  }

  /// The decision in one row.
  package struct Entry: Equatable, Sendable {
    package var score: Score?
    package var comment: String?
  }

  package static let fileName = "overrides.csv"
  private static let header = ["learner", "exercise", "score", "comment"]

  private var entries: [[String]: Entry] = [:]

  package init() {}

  /// Reads the table in a results folder; creates an empty value if there's no table.
  ///
  /// - Throws: `GradingError.brokenTable` for an invalid score.
  package init(in folder: URL) throws(GradingError) {
    guard let table = try TeacherTable(Self.fileName, header: Self.header, in: folder) else {
      return
    }
    for (line, fields) in table.rows
    where !fields[0].isEmpty && !(fields[2].isEmpty && fields[3].isEmpty) {
      guard let score = Self.score(fields[2]) else {
        throw table.invalid(
          line,
          Sentence(
            "an invalid score, “\(fields[2])”", ko: "점수 “\(fields[2])” 값을 읽을 수 없어요"),
          Sentence(
            "Write a number of points such as 7.5, or “excused”.", ko: "7.5 같은 점수나 excused를 적으세요."))
      }
      entries[[TeacherTable.key(fields[0]), fields[1]]] = Entry(
        score: score.value, comment: fields[3].isEmpty ? nil : fields[3])
    }
  }

  package func entry(of learner: String, exercise: String) -> Entry? {
    entries[[TeacherTable.key(learner), exercise]]
  }

  /// Returns the decisions under new learner names, without comments.
  func renamed(_ names: [String: String]) -> MarkOverrides {
    let keys = Dictionary(
      names.map { (TeacherTable.key($0.key), TeacherTable.key($0.value)) },
      uniquingKeysWith: { first, _ in first })
    var renamed = MarkOverrides()
    for (key, entry) in entries {
      guard let name = keys[key[0]] else { continue }
      // Drop comments, because they are addressed to a learner.
      renamed.entries[[name, key[1]]] = Entry(score: entry.score, comment: nil)
    }
    return renamed
  }

  /// Adds a row for each missing learner and exercise, so that the teacher only fills in fields.
  ///
  /// - Throws: `GradingError`.
  package static func prepare(in folder: URL, for book: GradeBook) throws(GradingError) {
    let known = try TeacherTable(fileName, header: header, in: folder)
    guard var table = known ?? TeacherTable(new: fileName, header: header, in: folder) else {
      return
    }
    var rows = Set(table.rows.map { [TeacherTable.key($0.fields[0]), $0.fields[1]] })
    var isChanged = known == nil
    for learner in book.learners {
      for exercise in book.exercises.map(\.identifier)
      where rows.insert([TeacherTable.key(learner), exercise]).inserted {
        table.append([learner, exercise, "", ""])
        isChanged = true
      }
    }
    if isChanged { try table.file.write() }
  }

  private static func score(_ text: String) -> (value: Score?, Void)? {
    if text.isEmpty { return (nil, ()) }
    if ["excused", "면제", "ex"].contains(text.lowercased()) { return (.excused, ()) }
    guard let number = TeacherTable.points(text) else { return nil }
    return (.points(number), ())
  }
}

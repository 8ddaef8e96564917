import Curriculum
package import Foundation
import Sentences

/// The points that a teacher gives for a class's criteria, in a table beside the results.
///
/// Regrading keeps them, because it only adds rows.
package struct HandGrades: Sendable {
  package struct Grade: Equatable, Sendable {
    /// The points; nil until the teacher gives some.
    package var points: Double?
    package var comment: String?

    package init(points: Double?, comment: String?) {
      self.points = points
      self.comment = comment
    }
  }

  package static let fileName = "criteria.csv"
  private static let header = ["learner", "exercise", "criterion", "points", "comment"]

  private var grades: [[String]: Grade] = [:]

  package init() {}

  /// Reads the table in a results folder; creates an empty value if there's no table.
  ///
  /// - Throws: `GradingError.brokenTable` for points that aren't a number or exceed their criterion's.
  package init(in folder: URL, policy: MarkPolicy) throws(GradingError) {
    guard let table = try TeacherTable(Self.fileName, header: Self.header, in: folder) else {
      return
    }
    for (line, fields) in table.rows where !fields[0].isEmpty {
      let points = TeacherTable.points(fields[3])
      let limit = policy.parts[fields[1]]?.criteria.first { $0.identifier == fields[2] }?.points
      if !fields[3].isEmpty {
        guard let points, points <= limit ?? points else {
          let most = GradeBookCSV.number(limit ?? 10)
          throw table.invalid(
            line,
            Sentence("invalid points, “\(fields[3])”", ko: "점수 “\(fields[3])” 값을 쓸 수 없어요"),
            Sentence("Write a number from 0 to \(most).", ko: "0부터 \(most)까지의 수를 적으세요."))
        }
      }
      grades[[TeacherTable.key(fields[0]), fields[1], fields[2]]] = Grade(
        points: points, comment: fields[4].isEmpty ? nil : fields[4])
    }
  }

  /// Returns the points in text that a teacher typed; nil if the text isn't a number from 0 to 1,000,000.
  package static func points(_ text: String) -> Double? { TeacherTable.points(text) }

  package func grade(of learner: String, exercise: String, criterion: String) -> Grade? {
    grades[[TeacherTable.key(learner), exercise, criterion]]
  }

  /// Returns the grades under new learner names, without comments.
  func renamed(_ names: [String: String]) -> HandGrades {
    let keys = Dictionary(
      names.map { (TeacherTable.key($0.key), TeacherTable.key($0.value)) },
      uniquingKeysWith: { first, _ in first })
    var renamed = HandGrades()
    for (key, grade) in grades {
      guard let name = keys[key[0]] else { continue }
      renamed.grades[[name, key[1], key[2]]] = Grade(points: grade.points, comment: nil)
    }
    return renamed
  }

  /// Adds a row for each result and criterion without one, so that the teacher only fills in fields.
  ///
  /// - Throws: `GradingError`.
  package static func prepare(in folder: URL, for book: GradeBook) throws(GradingError) {
    guard book.policy.parts.values.contains(where: { !$0.criteria.isEmpty }) else { return }
    let known = try TeacherTable(fileName, header: header, in: folder)
    guard var table = known ?? TeacherTable(new: fileName, header: header, in: folder) else {
      return
    }
    var rows = Set(
      table.rows.map { [TeacherTable.key($0.fields[0]), $0.fields[1], $0.fields[2]] })
    var isChanged = known == nil
    for result in book.results {
      for criterion in book.policy.parts[result.exercise]?.criteria ?? []
      where rows.insert(
        [TeacherTable.key(result.learner), result.exercise, criterion.identifier]
      ).inserted {
        table.append([result.learner, result.exercise, criterion.identifier, "", ""])
        isChanged = true
      }
    }
    if isChanged { try table.file.write() }
  }

  /// Writes one grade to the table, in the criterion's row or a new one.
  ///
  /// - Throws: `GradingError`.
  package static func record(
    _ grade: Grade, of learner: String, exercise: String, criterion: String, in folder: URL
  ) throws(GradingError) {
    let known = try TeacherTable(fileName, header: header, in: folder)
    guard var table = known ?? TeacherTable(new: fileName, header: header, in: folder) else {
      return
    }
    let points = grade.points.map(GradeBookCSV.number) ?? ""
    let row = table.rows.last { _, fields in
      TeacherTable.key(fields[0]) == TeacherTable.key(learner) && fields[1] == exercise
        && fields[2] == criterion
    }
    if let row {
      table.set(points, line: row.line, column: 3)
      table.set(grade.comment ?? "", line: row.line, column: 4)
    } else {
      table.append([learner, exercise, criterion, points, grade.comment ?? ""])
    }
    try table.file.write()
  }
}

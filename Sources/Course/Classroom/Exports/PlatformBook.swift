package import Curriculum
package import Foundation
import Sentences

/// A grade book exported by a course platform, to be filled in and imported again.
///
/// Only mark fields change, and the comment field if there's one.
package struct PlatformBook: Sendable {
  package struct Filled: Equatable, Sendable {
    package var columns: [String] = []
    package var people = 0
    /// Learners in the grade book without a mark to enter.
    package var untouched: [String] = []
    /// Learners with a mark who aren't in the grade book.
    package var unplaced: [String] = []
    /// Learners whose mark the platform has locked.
    package var locked: [String] = []
  }

  private var file: TableFile
  private let columns: PlatformColumns
  private let rows: [(row: Int, person: RosterPerson)]

  package init(_ place: URL) throws(GradingError) {
    file = try TableFile(place)
    let table = file.table
    columns = PlatformColumns(table)
    let roster = RosterColumns(table.header)
    guard roster.isUsable else {
      throw .brokenTable(
        place.path,
        reason: Sentence(
          "the first row has no column that identifies learners.",
          ko: "첫 줄에 학습자를 구별할 수 있는 열이 없어요."))
    }
    rows = table.body.compactMap { row in
      guard let person = RosterPerson(row, of: table, by: roster) else { return nil }
      return (row, person)
    }
  }

  package var people: [RosterPerson] { rows.map(\.person) }

  package var times: SubmissionTimes {
    SubmissionTimes(rows, columns: columns, of: file.table)
  }

  /// Finds the columns for the exercises' marks, to report a missing column before hours of grading.
  ///
  /// - Throws: `GradingError.noColumn`.
  package func requireColumns(
    for exercises: [Exercise], column: String?
  ) throws(GradingError) { _ = try targets(for: exercises, column: column) }

  /// Enters marks in the grade book.
  ///
  /// - Parameter column: The column's title or the beginning of it; nil to detect the column.
  /// - Throws: `GradingError.noColumn`.
  package mutating func fill(_ book: GradeBook, column: String?) throws(GradingError) -> Filled {
    let targets = try targets(for: book.exercises, column: column)
    var filled = Filled(columns: targets.map { file.table.header[$0.column.index] })
    let roster = Roster(rows.map(\.person))
    let places = Dictionary(
      rows.map { ($0.person, $0.row) }, uniquingKeysWith: { first, _ in first })
    var done: Set<Int> = []
    for learner in book.learners {
      let person = book.people[learner]
      let names = (person.map { $0.ids + [$0.email ?? "", $0.name] } ?? []) + [learner]
      let row = names.lazy.filter { !$0.isEmpty }.map(roster.match).first { $0.count == 1 }
        .flatMap { places[$0[0]] }
      guard let row, done.insert(row).inserted else {
        if book.results.contains(where: { $0.learner == learner }) {
          filled.unplaced.append(learner)
        }
        continue
      }
      if columns.isLocked(row, in: file.table) {
        filled.locked.append(learner)
        continue
      }
      var hasMark = false
      for target in targets {
        let value = value(of: learner, target, row: row, in: book)
        guard let value else { continue }
        file.table.set(value, row, target.column.index)
        hasMark = true
      }
      comment(on: learner, row: row, in: book)
      if hasMark { filled.people += 1 } else { filled.untouched.append(learner) }
    }
    filled.untouched += rows.filter { !done.contains($0.row) }.map(\.person.label)
    return filled
  }

  /// Overwrites the grade book atomically and keeps the original beside the results.
  ///
  /// - Throws: `GradingError`.
  package func write(keepingFormerIn folder: URL) throws(GradingError) {
    let kept = folder.appending(path: "before-\(file.place.lastPathComponent)")
    if !FileManager.default.fileExists(atPath: kept.path) {
      try? FileManager.default.copyItem(at: file.place, to: kept)
    }
    try file.write()
  }

  private struct Target {
    var column: PlatformColumns.Column
    /// The exercise's identifier; nil for the sum of all exercises.
    var exercise: String?
  }

  private func targets(
    for exercises: [Exercise], column: String?
  ) throws(GradingError) -> [Target] {
    let header = file.table.header
    let titles = header.map(ComparableName.of)
    if let column {
      let wanted = ComparableName.of(column)
      let exact = header.indices.filter { titles[$0] == wanted }
      let found = exact.isEmpty ? header.indices.filter { titles[$0].hasPrefix(wanted) } : exact
      guard found.count == 1, let index = found.first else {
        throw .noColumn(file.place.path, columns: columns.marks.map { header[$0.index] })
      }
      return [Target(column: columns.column(index, in: file.table), exercise: nil)]
    }
    let only = exercises.count == 1 ? exercises[0].identifier : nil
    if columns.marks.count == 1 { return [Target(column: columns.marks[0], exercise: only)] }
    let named = exercises.compactMap { exercise -> Target? in
      let words =
        [exercise.identifier] + ["en", "ko"].map { exercise.title.text(in: $0) }
      let keys = words.map(ComparableName.of)
      let found = columns.marks.filter { mark in keys.contains { titles[mark.index].contains($0) } }
      return found.count == 1 ? Target(column: found[0], exercise: exercise.identifier) : nil
    }
    guard !named.isEmpty else {
      throw .noColumn(file.place.path, columns: columns.marks.map { header[$0.index] })
    }
    return named
  }

  /// Returns the text to enter; nil if the teacher has to decide.
  private func value(
    of learner: String, _ target: Target, row: Int, in book: GradeBook
  ) -> String? {
    let exercises = target.exercise.map { name in book.exercises.filter { $0.identifier == name } }
    let marks = (exercises ?? book.exercises).map { book.mark(of: learner, for: $0) }
    if marks.allSatisfy(\.isExcused) { return columns.excused }
    let isOpen = marks.contains { $0.status == .couldNotBeJudged && $0.reasons.isEmpty }
    if isOpen || marks.allSatisfy(\.hasNothing) { return nil }
    let (points, limit) =
      target.exercise == nil
      ? book.total(of: learner)
      : (marks.reduce(0) { $0 + $1.points }, marks.reduce(0) { $0 + $1.limit })
    let maximum = target.column.maximum(row, file.table)
    let scale = maximum.map { limit > 0 ? $0 / limit : 0 } ?? 1
    let text = GradeBookCSV.number(points * scale)
    return columns.usesComma ? text.replacing(".", with: ",") : text
  }

  private mutating func comment(on learner: String, row: Int, in book: GradeBook) {
    guard let column = columns.comment, file.table.value(row, column).isEmpty else { return }
    let words = book.marks(of: learner).compactMap(\.comment).joined(separator: " ")
    if !words.isEmpty { file.table.set(SanitizedCell.plain(words), row, column) }
  }
}

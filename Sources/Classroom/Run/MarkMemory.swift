import Curriculum
package import Foundation
import Judge

/// The marks of a class as its reports said them last, kept with the results: a later run tells what it
/// changed, however often it was stopped on the way.
package struct MarkMemory: Codable, Equatable, Sendable {
  struct Entry: Codable, Equatable, Sendable {
    var learner: String
    var exercise: String
    var points: Double
    /// Of what was handed in; nil where an older Rings graded it.
    var content: String?
    /// How each check ended.
    var checks: [String: CheckResult.Status]
  }

  private var version = 1
  /// The version of the pack by which they were given.
  package var packVersion: String
  private var entries: [Entry]

  private static let fileName = "last-marks.json"
  private static let table = "changes.csv"

  /// The marks of a book that have a result.
  package init(_ book: GradeBook, packVersion: String) {
    self.packVersion = packVersion
    let exercises = Dictionary(
      book.exercises.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    entries = book.results.compactMap { result in
      guard let exercise = exercises[result.exercise],
        // It is nobody's mark, and is repeated.
        result.verdict.status != .infrastructureFailure
      else { return nil }
      return Entry(
        learner: result.learner, exercise: result.exercise,
        points: book.mark(of: result.learner, for: exercise).points, content: result.content,
        checks: Dictionary(
          result.verdict.checks.map { ($0.id, $0.status) }, uniquingKeysWith: { first, _ in first })
      )
    }
  }

  /// What was kept last; nil before the first reports, or where it cannot be read.
  package init?(in results: URL) {
    guard let data = try? Data(contentsOf: results.appending(path: Self.fileName)),
      let known = try? JSONDecoder().decode(Self.self, from: data), known.version == 1
    else { return nil }
    self = known
  }

  /// What is otherwise now, by learner; marks that were not there before are no changes.
  package func changes(to now: MarkMemory) -> [MarkChange] {
    let present = Dictionary(
      now.entries.map { ([$0.learner, $0.exercise], $0) }, uniquingKeysWith: { first, _ in first })
    return entries.compactMap { before in
      guard let after = present[[before.learner, before.exercise]],
        abs(after.points - before.points) > 1e-9
      else { return nil }
      return MarkChange(
        learner: before.learner, exercise: before.exercise, before: before.points,
        after: after.points, cause: Self.cause(before, after))
    }
  }

  private static func cause(_ before: Entry, _ after: Entry) -> MarkChange.Cause {
    if let own = before.content, let other = after.content, own != other { return .handedIn }
    let names = Set(before.checks.keys).union(after.checks.keys).sorted()
    let gained = names.filter { after.checks[$0] == .passed && before.checks[$0] != .passed }
    let lost = names.filter { before.checks[$0] == .passed && after.checks[$0] != .passed }
    return gained.isEmpty && lost.isEmpty ? .rules : .checks(gained: gained, lost: lost)
  }

  /// Keeps the marks with the results; those of learners and exercises that are not graded now stay.
  ///
  /// - Throws: `GradingError.cannotWrite`.
  package func write(in results: URL) throws(GradingError) {
    var kept = self
    let present = Set(entries.map { [$0.learner, $0.exercise] })
    if let former = MarkMemory(in: results) {
      kept.entries += former.entries.filter { !present.contains([$0.learner, $0.exercise]) }
    }
    kept.entries.sort { ($0.learner, $0.exercise) < ($1.learner, $1.exercise) }
    let place = results.appending(path: Self.fileName)
    do {
      try ClassReport.encoder([]).encode(kept).write(to: place, options: .atomic)
    } catch {
      throw .cannotWrite(place.path, reason: SystemError.words(of: error))
    }
  }

  /// Writes every change as a row of `changes.csv` beside the reports.
  ///
  /// - Returns: The file's name.
  /// - Throws: `GradingError.cannotWrite`.
  package static func write(
    _ changes: [MarkChange], in folder: URL
  ) throws(GradingError) -> String {
    let rows = changes.map { change in
      [
        change.learner, change.exercise, GradeBookTable.number(change.before),
        GradeBookTable.number(change.after), change.causeWord,
      ].map(GradeBookTable.field)
    }
    let text = ([["learner", "exercise", "before", "after", "cause"]] + rows)
      .map { $0.joined(separator: ",") + "\r\n" }.joined()
    let place = folder.appending(path: table)
    do {
      try Data(text.utf8).write(to: place, options: .atomic)
    } catch {
      throw .cannotWrite(place.path, reason: SystemError.words(of: error))
    }
    return table
  }
}

import Curriculum
package import Foundation
import Judge

/// The marks in the last reports about a class of learners, stored with the results.
///
/// A later run reports changes against them, even after interrupted runs.
package struct MarkMemory: Codable, Equatable, Sendable {
  struct Entry: Codable, Equatable, Sendable {
    var learner: String
    var exercise: String
    /// The points; nil if the learner no longer hands in anything.
    var points: Double?
    /// The hash of the submission; nil if an older version of Rings graded it.
    var content: String?
    var checks: [String: CheckResult.Status]
    /// The attempt that counted; nil for the only one.
    var attempt: Attempt?
    /// The teacher's score and the points for criteria; nil if an older version of Rings wrote the file.
    var decision: String?
  }

  struct Total: Codable, Equatable, Sendable {
    var learner: String
    var points: Double
    var limit: Double
    var grade: String?

    /// The points, the maximum and the grade: `10/20 B`.
    var words: String {
      let sum = "\(GradeBookCSV.number(points))/\(GradeBookCSV.number(limit))"
      return [sum, grade].compactMap { $0 }.joined(separator: " ")
    }

    /// The share of the maximum; nil if the maximum is 0.
    var share: Double? { limit > 0 ? points / limit : nil }

    /// Whether two totals are equal, apart from rounding errors.
    func isSame(as other: Total) -> Bool {
      abs(points - other.points) < 1e-9 && abs(limit - other.limit) < 1e-9 && grade == other.grade
    }
  }

  private var version = 1
  /// The version of the pack to which these marks apply.
  package var packVersion: String
  private var entries: [Entry]
  /// The totals; nil if an older version of Rings wrote the file, or if some results are still missing.
  private var totals: [Total]?
  private var exercises: [String]?

  private static let fileName = "last-marks.json"
  private static let table = "changes.csv"

  /// Collects the marks of all results in a book.
  ///
  /// - Parameter isWhole: Whether the whole class is graded, so that the totals are complete.
  package init(_ book: GradeBook, packVersion: String, isWhole: Bool = true) {
    self.packVersion = packVersion
    let exercises = Dictionary(
      book.exercises.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    entries = book.results.compactMap { result in
      guard let exercise = exercises[result.exercise],
        // An infrastructure failure isn't a mark and will be retried.
        result.verdict.status != .infrastructureFailure
      else { return nil }
      let mark = book.mark(of: result.learner, for: exercise)
      return Entry(
        learner: result.learner, exercise: result.exercise, points: mark.points,
        content: result.content,
        checks: Dictionary(
          result.verdict.checks.map { ($0.id, $0.status) }, uniquingKeysWith: { first, _ in first }),
        attempt: result.attempt,
        decision: Self.decision(mark, by: book.decisions.overrides, of: result.learner))
    }
    self.exercises = book.exercises.map(\.identifier)
    guard isWhole else { return }
    let failed = Set(
      book.results.filter { $0.verdict.status == .infrastructureFailure }.map(\.learner))
    totals = Set(entries.map(\.learner)).subtracting(failed).sorted().map { learner in
      let (points, limit) = book.total(of: learner)
      return Total(
        learner: learner, points: points, limit: limit,
        grade: limit > 0 ? book.policy.grade(100 * points / limit) : nil)
    }
  }

  package init?(in results: URL) {
    guard let data = try? Data(contentsOf: results.appending(path: Self.fileName)),
      let known = try? JSONDecoder().decode(Self.self, from: data), known.version == 1
    else { return nil }
    self = known
  }

  /// Returns all changed marks and totals: first those removed, then those lowered, then those raised.
  ///
  /// New marks aren't changes.
  package func changes(to now: MarkMemory) -> [MarkChange] {
    let present = Dictionary(
      now.entries.map { ([$0.learner, $0.exercise], $0) }, uniquingKeysWith: { first, _ in first })
    let marks = entries.compactMap { before -> MarkChange? in
      let after = present[[before.learner, before.exercise]]
      guard after != nil || now.wouldHave(before), !Self.areSame(before.points, after?.points)
      else { return nil }
      return MarkChange(
        learner: before.learner, exercise: before.exercise, before: before.points,
        after: after?.points, attempt: after?.attempt,
        cause: after.map { Self.cause(before, $0) } ?? .gone)
    }
    let all = marks + totalChanges(to: now, marks: marks)
    return all.enumerated().sorted { left, right in
      (left.element.direction, left.offset) < (right.element.direction, right.offset)
    }.map(\.element)
  }

  /// Whether an earlier mark would still be present if the learner had handed in anything for the exercise.
  ///
  /// This requires that the whole class and the mark's exercise are graded.
  private func wouldHave(_ former: Entry) -> Bool {
    totals != nil && exercises?.contains(former.exercise) ?? false
  }

  private static func areSame(_ before: Double?, _ after: Double?) -> Bool {
    guard let before, let after else { return before == after }
    return abs(before - after) <= 1e-9
  }

  private func totalChanges(to now: MarkMemory, marks: [MarkChange]) -> [MarkChange] {
    guard exercises == now.exercises, let totals, let present = now.totals else { return [] }
    let known = Dictionary(
      present.map { ($0.learner, $0) }, uniquingKeysWith: { first, _ in first })
    let changed = Set(marks.map(\.learner))
    return totals.compactMap { before in
      guard let after = known[before.learner], !before.isSame(as: after) else { return nil }
      // For a single exercise, the change in its mark suffices, unless the grade changed too.
      let isOne = exercises?.count == 1 && before.limit == after.limit
      if isOne, before.grade == after.grade, changed.contains(before.learner) { return nil }
      // If the maximum changed, compares shares instead of points.
      let isScaled = abs(before.limit - after.limit) > 1e-9
      return MarkChange(
        learner: before.learner, exercise: nil,
        before: isScaled ? before.share : before.points,
        after: isScaled ? after.share ?? 0 : after.points, sums: (before.words, after.words),
        cause: changed.contains(before.learner) ? .marks : .rules)
    }
  }

  private static func decision(_ mark: ClassMark, by overrides: MarkOverrides, of learner: String)
    -> String
  {
    let score =
      switch overrides.entry(of: learner, exercise: mark.exercise)?.score {
      case .points(let points): GradeBookCSV.number(points)
      case .excused: "excused"
      case nil: ""
      }
    return ([score] + (mark.criteria ?? []).map { "\($0.identifier) \($0.score)" })
      .joined(separator: "; ")
  }

  private static func cause(_ before: Entry, _ after: Entry) -> MarkChange.Cause {
    if before.points == nil { return .handedIn }
    if let own = before.content, let other = after.content, own != other {
      guard let old = before.attempt, let new = after.attempt, old.count == new.count,
        old.number != new.number
      else { return .handedIn }
      return .attempt(from: old.number, to: new.number)
    }
    let names = Set(before.checks.keys).union(after.checks.keys).sorted()
    let gained = names.filter { after.checks[$0] == .passed && before.checks[$0] != .passed }
    let lost = names.filter { before.checks[$0] == .passed && after.checks[$0] != .passed }
    if !gained.isEmpty || !lost.isEmpty { return .checks(gained: gained, lost: lost) }
    if let own = before.decision, let other = after.decision, own != other { return .teacher }
    return .rules
  }

  /// Stores the marks.
  ///
  /// Keeps earlier marks of exercises that this run didn't grade, and reports a removed mark only once.
  ///
  /// - Throws: `GradingError.cannotWrite`.
  package func write(in results: URL) throws(GradingError) {
    var kept = self
    let present = Set(entries.map { [$0.learner, $0.exercise] })
    if let former = MarkMemory(in: results) {
      kept.entries += former.entries.filter { !present.contains([$0.learner, $0.exercise]) }
        .map { entry in
          var entry = entry
          if wouldHave(entry) { entry.points = nil }
          return entry
        }
    }
    kept.entries.sort { ($0.learner, $0.exercise) < ($1.learner, $1.exercise) }
    let place = results.appending(path: Self.fileName)
    try GradingError.writing(place) {
      try ClassReport.encoder([]).encode(kept).write(to: place, options: .atomic)
    }
  }

  /// Writes the changes to `changes.csv` beside the reports.
  ///
  /// - Returns: The file's name.
  /// - Throws: `GradingError.cannotWrite`.
  package static func write(
    _ changes: [MarkChange], in folder: URL
  ) throws(GradingError) -> String {
    let rows = changes.map { change in
      [
        change.learner, change.exercise ?? "total", change.values.before, change.values.after,
        change.causeWord, change.attempt?.sentence.spoken(in: .english) ?? "",
      ]
    }
    let text = SanitizedCell.csv(
      [["learner", "exercise", "before", "after", "cause", "attempt"]] + rows, isMarked: true)
    let place = folder.appending(path: table)
    try GradingError.writing(place) { try Data(text.utf8).write(to: place, options: .atomic) }
    return table
  }
}

/// A mark or total that changed since the last reports, with the cause.
package struct MarkChange: Equatable, Sendable {
  package enum Cause: Equatable, Sendable {
    case handedIn
    /// Another of the same attempts counts.
    case attempt(from: Int, to: Int)
    /// The learner no longer hands in anything.
    case gone
    /// Different results for the same files: checks that newly pass and newly fail.
    case checks(gained: [String], lost: [String])
    /// The teacher changed a score or gave points by hand.
    case teacher
    /// The class's rules changed.
    case rules
    /// For a total: the included marks changed.
    case marks
  }

  package var learner: String
  /// The exercise's identifier; nil for the learner's total.
  package var exercise: String?
  /// The points before the change; nil if there was no mark.
  package var before: Double?
  package var after: Double?
  /// The attempt that counts now; nil for the only one and for totals.
  package var attempt: Attempt?
  /// For a total: both sums with their maximum and grade, such as `10/20 B`.
  package var sums: (before: String, after: String)?
  package var cause: Cause

  package static func == (left: MarkChange, right: MarkChange) -> Bool {
    left.learner == right.learner && left.exercise == right.exercise && left.before == right.before
      && left.after == right.after && left.cause == right.cause
      && left.sums?.before == right.sums?.before && left.sums?.after == right.sums?.after
  }

  /// The kind of change; the worst sorts first.
  package enum Direction: Int, Comparable, Sendable {
    case lost, fell, rose

    package static func < (left: Direction, right: Direction) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  package var direction: Direction {
    guard let after else { return .lost }
    return after < before ?? 0 ? .fell : .rose
  }

  package var isRise: Bool { direction == .rose }

  /// The values as text: points, or a total with its maximum.
  package var values: (before: String, after: String) {
    sums ?? (
      before.map(GradeBookCSV.number) ?? "", after.map(GradeBookCSV.number) ?? ""
    )
  }

  /// The cause for a table: `handed in`, `checks +testX -testY`, `rules`.
  var causeWord: String {
    switch cause {
    case .handedIn: "handed in"
    case .attempt(let old, let new): "attempt \(new) instead of \(old)"
    case .gone: "nothing handed in any more"
    case .checks(let gained, let lost):
      (gained.map { "+\($0)" } + lost.map { "-\($0)" }).joined(separator: " ")
    case .teacher: "teacher"
    case .rules: "rules"
    case .marks: "marks"
    }
  }
}

/// A mark or a total that is not what it was when the class's reports were written last, and why.
package struct MarkChange: Equatable, Sendable {
  /// The reason for another mark.
  package enum Cause: Equatable, Sendable {
    /// Other files, or other answers.
    case handedIn
    /// Nothing is handed in any more.
    case gone
    /// Checks that end otherwise over the same files: those that pass now, and those that do no longer.
    case checks(gained: [String], lost: [String])
    /// A teacher's table, or the class's rules.
    case rules
    /// Of a total: marks that it is the sum of.
    case marks
  }

  package var learner: String
  /// Nil for the learner's total.
  package var exercise: String?
  /// In points; nil where there was nothing.
  package var before: Double?
  /// In points; nil where there is nothing any more.
  package var after: Double?
  /// For a total, each sum with its limit and its grade: `10/20 B`.
  package var sums: (before: String, after: String)?
  package var cause: Cause

  package static func == (left: MarkChange, right: MarkChange) -> Bool {
    left.learner == right.learner && left.exercise == right.exercise && left.before == right.before
      && left.after == right.after && left.cause == right.cause
      && left.sums?.before == right.sums?.before && left.sums?.after == right.sums?.after
  }

  /// What has become of it; the worst comes first.
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

  /// The values for a table and a line: points, or a total with its limit.
  package var values: (before: String, after: String) {
    sums ?? (
      before.map(GradeBookCSV.number) ?? "", after.map(GradeBookCSV.number) ?? ""
    )
  }

  /// The cause for a table: `handed in`, `checks +testX -testY`, `rules`.
  var causeWord: String {
    switch cause {
    case .handedIn: "handed in"
    case .gone: "nothing handed in any more"
    case .checks(let gained, let lost):
      (gained.map { "+\($0)" } + lost.map { "-\($0)" }).joined(separator: " ")
    case .rules: "rules"
    case .marks: "marks"
    }
  }
}

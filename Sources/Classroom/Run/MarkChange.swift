/// A mark that is not what it was when the class's reports were written last, and why.
package struct MarkChange: Equatable, Sendable {
  /// What made another mark of it.
  package enum Cause: Equatable, Sendable {
    /// Other files, or other answers.
    case handedIn
    /// Checks that end otherwise over the same files: those that pass now, and those that do no longer.
    case checks(gained: [String], lost: [String])
    /// A teacher's table, or the class's rules.
    case rules
  }

  package var learner: String
  package var exercise: String
  /// In points.
  package var before: Double
  package var after: Double
  package var cause: Cause

  package var isRise: Bool { after > before }

  /// The cause for a table: `handed in`, `checks +testX -testY`, `rules`.
  var causeWord: String {
    switch cause {
    case .handedIn: "handed in"
    case .checks(let gained, let lost):
      (gained.map { "+\($0)" } + lost.map { "-\($0)" }).joined(separator: " ")
    case .rules: "rules"
    }
  }
}

/// What a verdict must not depend on, as a repeat of it varies: the process of the checks in another time
/// zone, and other values in `inputs`.
///
/// The learner's process stays as it is: its zone is the phone's.
package struct Circumstances: Hashable, Sendable {
  /// Those in which the work of this task is judged.
  @TaskLocal package static var current = Circumstances()

  /// Of the process that runs the checks, such as `TZ`.
  package var environment: [String: String]
  /// Zero for the values that the same files always get.
  package var salt: UInt64

  package init(environment: [String: String] = [:], salt: UInt64 = 0) {
    self.environment = environment
    self.salt = salt
  }

  /// What tells verdicts in these circumstances from others; empty for the usual ones.
  var stamp: String {
    guard self != Circumstances() else { return "" }
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return (variables + ["\(salt)"]).joined(separator: " ")
  }
}

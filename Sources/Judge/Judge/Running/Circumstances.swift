/// Conditions that must not influence a verdict: the checks' time zone and the values in `inputs`.
///
/// Pack validation varies them.
///
/// The learner's process isn't affected. Its time zone is the simulated phone's.
package struct Circumstances: Hashable, Sendable {
  /// The conditions of the current task.
  @TaskLocal package static var current = Circumstances()

  /// Variables of the process that runs the checks, such as `TZ`.
  package var environment: [String: String]
  /// A number that varies the input values; zero for the values that the same files always get.
  package var salt: UInt64

  package init(environment: [String: String] = [:], salt: UInt64 = 0) {
    self.environment = environment
    self.salt = salt
  }

  /// A string that distinguishes cached verdicts; empty for the usual conditions.
  var stamp: String {
    guard self != Circumstances() else { return "" }
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return (variables + ["\(salt)"]).joined(separator: " ")
  }
}

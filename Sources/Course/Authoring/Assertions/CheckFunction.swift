/// A function of an exercise's checks: a test, or what tests call.
struct CheckFunction: Sendable {
  /// `SmallChecks.testFits` of a test; of others the name alone.
  var name: String
  var file: String
  /// The lines of its body.
  var lines: ClosedRange<Int>
  /// The functions of the checks that its body names.
  var calls: Set<String> = []
  var assertions: [CheckAssertion] = []
}

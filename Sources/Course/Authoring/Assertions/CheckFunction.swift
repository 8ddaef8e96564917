/// A function in an exercise's checks: a test or a helper.
struct CheckFunction: Sendable {
  /// `SmallChecks.testFits` for a test; only the function's name for a helper.
  var name: String
  var file: String
  var lines: ClosedRange<Int>
  /// The names of other functions of the checks in its body.
  var calls: Set<String> = []
  var assertions: [CheckAssertion] = []
}
